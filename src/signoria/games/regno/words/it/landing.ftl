# Soldati e personaggi a bordo e a terra. 15.2
do-embark = { $ship }: imbarca da { $place }: { $unit }, { $range }
do-embark-person = { $ship }: imbarca { $person }
do-land = { $ship }: sbarca a { $place }: { $unit }, { $range }
do-land-person = { $ship }: sbarca { $person } a { $place }
do-ask-shore = Chiedi il consenso di sbarcare a { $place }

event-embarked = { $seat } imbarca su { $ship } da { $place }: { $units }
event-person-embarked = { $person } sale a bordo: { $ship }
event-landed = { $seat } sbarca da { $ship } a { $place }: { $units }
event-person-landed = { $person } sbarca da { $ship } a { $place }

why-no-space-aboard = A bordo non c'è più spazio.
why-has-moved-on-land = Chi viene trasportato non fa altri movimenti terrestri in questa stagione.
why-not-ready = Reclute e convalescenti non muovono.
why-no-crewman-aboard = Ogni macchina ha bisogno del proprio Servente a bordo.
why-not-your-coast = L'imbarco avviene da costa propria o alleata, non da un assedio.
why-enemy-ships = Prima devi vincere contro le navi nemiche in questo mare.
why-person-exhausted = Questo personaggio è esausto.
