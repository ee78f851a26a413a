# Sieges. 13.8

do-keep-siege = Stay before the walls
do-lift-siege = Withdraw
do-draw-off = Withdraw to { $place }

event-siege-begun = { $place } is under siege by { $owner }
event-siege-ended = The siege of { $place } by { $owner } is over
event-fell-back = { $seat } withdraws from { $place } to { $to }: { $units }
event-besiegers-removed = { $seat } can neither stay in { $place } nor withdraw and loses its pieces there: { $units }

ask-keep-siege = Nobody has won at { $place }. Do you stay before the walls?
ask-draw-off = Where do your troops withdraw to from { $place }?
