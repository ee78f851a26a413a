# Saccheggio dei mezzi. 10.5
do-attack-caravan = Attacca { $caravan }

event-caravan-attacked = { $seat } attacca { $caravan } di { $owner } a { $place }
event-caravan-seized = { $seat } cattura { $caravan } a { $place }

why-no-army-there = Non hai soldati pronti in quella provincia.
why-caravan-inside = La Carovana è nella propria terra: prima deve cadere la provincia.
why-escort-stands = Hai già combattuto questa scorta.
