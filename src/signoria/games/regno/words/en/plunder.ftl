# Attacks on Caravans. 10.5
do-attack-caravan = Attack { $caravan }

event-caravan-attacked = { $seat } attacks { $caravan } of { $owner } in { $place }
event-caravan-seized = { $seat } captures { $caravan } in { $place }

why-no-army-there = You have no ready soldiers in that province.
why-caravan-inside = The Caravan stands in its own land: the province must fall first.
why-escort-stands = You have already fought this escort.
