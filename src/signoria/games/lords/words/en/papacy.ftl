# The powers of the Pope. 6.3
do-excommunicate = Excommunicate { $seat }: { $card } goes to auction
do-crown = Crown { $seat } for the throne of { $empire }
do-annul-marriage = Annul the marriage of { $seat } to { $card }
do-call-crusade = Call the crusade
do-unite-churches = Unite the Churches: { $counter } turns white, paid from { $account }
do-take-cross = { $counter } takes the cross
ask-take-cross = Who turns white? { $n ->
    [one] One more must follow.
   *[other] Up to { $n } more must follow.
}
event-excommunicated = { $seat } is excommunicated and gives up { $card }
event-crowned = The Pope crowns { $seat } for the throne of { $empire }
event-marriage-annulled = The Pope annuls the marriage of { $seat } to { $card }
event-churches-united = { $seat } unites the Churches of East and West
event-crusade-called = { $seat } calls the crusade
event-crusade-over = No black army is left in Catholic land: white counters may attack all again
why-not-catholic = Only Catholics can be excommunicated.
why-excommunicated-before = This player was excommunicated before; it happens once in a game.
why-ban-too-dear = You have not the gold of your own that an excommunication costs.
why-starting-card = This is one of the cards with which players start.
why-crowns-others-only = You cannot have yourself crowned.
why-throne-has-crowned = Somebody who lives has been crowned for this throne.
why-no-such-throne = This empire has no throne any more.
why-no-papal-crown = The Pope crowns for the thrones of Habsburg, France and Aragon only.
why-emperor-already = This player is an emperor.
why-needs-no-divorce = Orthodox and Muslim players may have several wives and need no divorce.
why-united-this-year = The Churches have been united this year already.
why-union-too-dear = This gold is too little for the union.
why-one-crusade = There is one crusade in a game, and it has been called.
why-crusade-too-dear = The Papal treasury or your own gold is too small for a crusade.
why-no-crusaders = No army or ship in Catholic land could turn white.
why-black-immune = Black counters are immune.
why-in-capital = Armies in their capital are immune.
why-under-leader = Armies under a leader are immune.
why-no-white-counter = No white counter of this kind is left.
