# Order 2, move and fight. 7.2.9, 12.1, 16.1.3

do-march = March from { $place } to { $to } with everything
do-muster = Send a part from { $place }
do-muster-unit = Take along { $unit }: { $range }
do-muster-person = Take { $person } along
do-set-out = March to { $to }
do-migrate = Move a worker from { $place } to { $to }
do-vacate = The worker of the { $building }
do-deploy = Bring { $person } from Court into the capital
do-recall = Send { $person } back to Court
do-engage = Fight in { $place }
do-sortie = Sally out of { $place }

event-marched = { $seat } marches from { $place } to { $to }: { $units }
event-went = { $person } of { $seat } goes to { $to }
event-migrated = A worker of { $seat } moves from { $place } to { $to }
event-deployed = { $person } of { $seat } comes from Court to { $place }
event-recalled = { $person } of { $seat } goes back to Court

why-march-alone = A character alone goes only through your own provinces and those of consenting allies, not into a siege.
why-march-consent = You are at peace with the owner and need its consent.
why-march-others-siege = Another realm besieges this province, and you are not at war with it.
why-march-civil-war = In a civil war you attack nobody beyond your realm.
why-march-flooded = The river is in flood and cannot be crossed.
why-march-far = This province is too far for the slowest piece.
why-march-besieged = The province is besieged. Only a sortie leads out.
why-march-unmanned = Every machine needs its own Crewman.
why-march-moved = This character has moved in this activation or is exhausted.
why-migrate-two = No more workers can move with this Order.
why-migrate-nobody = No free worker can leave from here.
why-migrate-full = There is no room there.
why-migrate-besieged = Nobody comes into or out of a besieged province.
why-recall-sovereign = The Sovereign must be on the map.
why-engage-again = These troops have fought. The siege goes on with a new Order 2.
why-sortie-soldiers = A sortie needs ready soldiers who have not moved.
why-sortie-relief = A relief army waits outside. It fights first.

ask-march = Order 2: move and fight
ask-muster = A part of the army in { $place }. So far: { $units }; { $n ->
        [0] nobody goes along.
        [one] 1 character goes along.
       *[other] { $n } characters go along.
    }
ask-vacate = Every worker in { $place } has a post. Which one is left?
