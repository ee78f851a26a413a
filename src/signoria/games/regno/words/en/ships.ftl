# Shipyards, voyages, blockades. Chapter 15.
do-build-ship = Build a { $kind } in { $place }, into { $sea }
do-repair-ship = Repair { $ship }; points on the Hull: { $range }, the rest on the Sails
do-refit-ship = Repair { $ship } with a whole Crew; points on the Hull: { $range }, the rest on the Sails
do-sail = Voyage: { $ship }
do-sail-trading = Trading voyage: { $ship }
do-join = { $ship } sails along
do-sail-to = Sail to { $sea }
do-part = { $ship } stays here
do-attack-fleet = Attack in { $sea }: { $owner }
do-blockade = { $ship } blockades the Port of { $place }

ask-voyage = Voyage, in { $sea }. Movement left: { $n }.
ask-intercept = Ships of { $other } enter { $sea }. Do you intercept?

event-ship-built = { $seat } builds { $ship } in { $place }: { $kind }
event-ship-repaired = { $ship } is repaired: Hull { $hull }, Sails { $sails }, Crew { $crew } more
event-sailed = { $ship } sails from { $from } to { $to }
event-storm = Winter storm: { $ship } rolls { $die }
event-intercepted = { $seat } intercepts { $other } in { $sea }
event-blockaded = { $ship } blockades the Port of { $place }
event-blockade-ended = { $ship } no longer blockades the Port of { $place }
event-hull-lost = { $ship } loses { $points } Hull and has { $left } left
event-sunk = { $ship } sinks in { $sea }
event-shipwrecked = Shipwreck: { $person } rolls { $die }
event-abandoned = { $ship } lies abandoned in { $sea }

why-ship-not-known = Your Navigation does not reach this type of ship.
why-no-ship-left = All your ships are on the map.
why-ship-too-dear = You cannot pay that.
why-no-port = That takes an undamaged Port in a valid province.
why-port-blockaded = The Port is blockaded.
why-no-harbour = Ships are repaired next to an own Port that works and is not blockaded.
why-no-damage = There is nothing to repair.
why-ship-has-moved = This ship has had its movement in this season.
why-sails-with-other-order = Warships, and Merchants with soldiers, sail with Order 2; other Merchants with Order 4.
why-immobile = Without Sails a ship stays where it is until it is repaired.
why-crewless = Nobody is aboard to sail it.
why-open-sea = Open seas need Navigation 2.
why-no-movement-left = The ship has no movement point left.
why-fleet-has-fought = A fleet that has attacked sails no farther.
why-no-war = You are not at war with the owner.
why-no-fleet = You have no ship there that may attack.
why-civil-war-at-home = During a civil war you attack nobody abroad.
why-not-operating = A blockade takes a warship with Hull and Crew.
why-no-enemy-port = This is not the Port of an enemy.
why-blockades-elsewhere = The ship has declared another blockade in this season.
