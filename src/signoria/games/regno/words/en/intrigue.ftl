# Intrigues.
do-incite = Incite { $place }
do-assassinate = Have { $person } assassinated
event-incited = { $seat } incites { $place } and rolls { $die }
event-assassination-tried = { $seat } tries to have { $person } assassinated and rolls { $die }
event-may-break-pact = { $seat } may break a pact with { $other } without penalty until the end of year { $year }
why-incitement-needs-espionage = Incitement needs Espionage 3.
why-assassination-needs-espionage = Assassination needs Espionage 4.
why-not-bordering-own = This province does not border one of yours.
why-nobody-to-incite = Nobody lives in this province.
why-not-a-players-province = Only another player's province can be incited.
why-intrigue-against-ally = This realm is your dynastic ally.
why-victim-in-prison = Prisoners cannot be struck.
why-victim-off-map = This person is not in a province on the map.
why-victim-out-of-reach = This person is in no province that borders one of yours.
why-intrigue-too-dear = You cannot pay the intrigue.
