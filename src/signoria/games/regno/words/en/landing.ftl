# Soldiers and people on and off ships. 15.2
do-embark = { $ship }: embark from { $place }: { $unit }, { $range }
do-embark-person = { $ship }: embark { $person }
do-land = { $ship }: land in { $place }: { $unit }, { $range }
do-land-person = { $ship }: land { $person } in { $place }
do-ask-shore = Ask leave to land in { $place }

event-embarked = { $seat } embarks on { $ship } from { $place }: { $units }
event-person-embarked = { $person } goes aboard { $ship }
event-landed = { $seat } lands from { $ship } in { $place }: { $units }
event-person-landed = { $person } lands from { $ship } in { $place }

why-no-space-aboard = There is no space left aboard.
why-has-moved-on-land = Who is carried makes no other land movement in this season.
why-not-ready = Recruits and convalescents do not move.
why-no-crewman-aboard = Every machine needs its own Crewman aboard.
why-not-your-coast = You embark from an own coast or an ally's, not from a siege.
why-enemy-ships = First beat the enemy ships in this sea.
why-person-exhausted = This character is exhausted.
