# Stature, deaths, heirs, successions. 6.2
do-raise-to-throne = Raise { $leader } to the throne of { $empire }
ask-raise-to-throne = Your pretenders are equal: who of them mounts the throne of { $empire }?
event-king-made = { $leader } becomes king
event-heir = { $leader } is followed by his legitimate heir
event-bastard = { $leader } is followed by a bastard
event-leader-dies = { $leader } dies
event-throne-empty = The throne of { $empire } is empty
event-player-out = The line of { $seat } is extinct: out of the game
event-courtier-dies = { $card } dies
event-pretends = { $leader } stands for the throne of { $empire } and meets { $n ->
    [one] { $n } condition
   *[other] { $n } conditions
}
event-enthroned = { $leader } mounts the throne of { $empire }
event-throne-tied = The pretenders to { $empire } are equal: after the next movement the greater number of armies there decides
event-throne-extinct = Nobody stands for the throne of { $empire }; it stays empty for good
