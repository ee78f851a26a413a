# Conquest, capitals, the end of a realm. 12.3

do-new-capital = Make { $place } the capital

event-conquered = { $seat } conquers { $place } from { $loser }
event-province-lost = { $loser } loses { $place }, now held by { $owner }
event-capital-moved = { $place } is the new capital of { $seat }
event-capital-looted = { $seat } loots the capital { $place }: [{ $florins } florins]
event-machines-seized = { $seat } takes the machines in { $place }: { $units }
event-realm-eliminated = { $seat } has no territories left and withdraws from the game
event-handed-over = { $person } is now a prisoner of { $seat }

ask-new-capital = Your capital is lost. Which province is the new one?
