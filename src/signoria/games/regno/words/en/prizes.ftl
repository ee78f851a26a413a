# Captured carriers. 10.5.5, 15.6.5 to 15.6.8
do-crew-prize = { $ship } mans the prize: { $prize }
do-take-prize = { $ship } mans the abandoned { $prize }
do-throw = { $carrier } loses 1 { $cargo }
do-salvage = { $carrier } takes over { $range } { $cargo }

ask-prize = Captured: { $prize }. Which ship gives it a Crewman?
ask-overload = { $carrier } holds more than you can carry. What is lost?
ask-salvage = What do your carriers in { $place } take over?

event-captured = { $owner } captures { $carrier } in { $place }
event-prize-manned = { $seat } takes over { $carrier }, now { $name }
event-destroyed = { $carrier } is destroyed
event-thrown = { $carrier } loses { $amount } { $cargo }
event-salvaged = { $carrier } takes over { $amount } { $cargo }
event-embargoed = The Guilds' Embargo on { $seat } lasts to the end of year { $year }

why-too-few-crew = The ship must keep a Crewman itself.
why-unknown-type = Your technology does not let you use this type.
why-no-carrier-left = You have no piece left in stock for it.
