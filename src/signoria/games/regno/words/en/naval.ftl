# Naval combat. 15.4 to 15.6
throw-manoeuvre = Manoeuvre
throw-broadside = Broadside
throw-where = Where it hits
throw-boarding = Boarding

do-pair = { $ship } against { $target }
do-swap = Swap the enemies of { $ship } and { $other }
do-distance = { $ship } keeps its distance
do-board = { $ship } boards
do-flee = { $ship } flees to { $sea }
do-lose-aboard = { $ship } loses { $unit }
do-go-back = { $ship } goes back to { $sea }

ask-pairing = Battle in { $sea }: which ship meets which?
ask-swap = Battle in { $sea }: do you swap the enemies of two ships?
ask-manoeuvre = { $ship } has the choice against { $foe }.
ask-galley-flight = Equal successes: { $ship } may flee.
ask-casualties-aboard = { $ship } loses { $n ->
        [one] { $n } soldier.
       *[other] { $n } soldiers.
    } Which one next?
ask-reserves = Battle in { $sea }: a ship has fled. Reserves may go too.
ask-go-back = Six rounds are over: where does { $ship } go back to?

event-naval-begun = Battle in { $sea }: { $attacker } attacks { $defender }
event-naval-round = Round { $n } at sea
event-paired = { $ship } meets { $target }
event-swapped = { $ship } and { $other } swap their enemies
event-manoeuvre = Manoeuvre: { $ship } rolls { $dice }; successes: { $successes }
event-broadside = Broadside: { $ship } rolls { $dice }; hits: { $successes }
event-ship-damaged = { $ship } loses Sails { $sails }, Hull { $hull }, Crew { $crew }
event-boarding = Boarding: { $ship } rolls { $dice }; hits: { $successes }
event-crew-lost = { $ship } loses Crew { $crew }
event-soldier-lost-aboard = { $ship } loses { $unit }
event-ship-fled = { $ship } flees to { $sea }
event-wrecked = { $ship } is a wreck
event-went-back = { $ship } goes back to { $sea }
event-ship-surrendered = { $ship } has no way out and surrenders
event-naval-ended = The battle in { $sea } is over: { $owner } holds the sea
event-ship-in-line = { $ship } ({ $kind }) for { $owner }: Sails { $sails }, Hull { $hull }, Crew { $crew }, soldiers { $soldiers }
event-naval-dice = { $ship }, { $throw }: { $faces }

why-no-sails = Without Sails a ship neither boards nor flees.
why-no-haven = There is no free or friendly sea there nearest the ship's start.
