# Assedi. 13.8

do-keep-siege = Resta fuori dalle mura
do-lift-siege = Ritirati
do-draw-off = Ritirati in { $place }

event-siege-begun = { $place } è sotto assedio da parte di { $owner }
event-siege-ended = L'assedio di { $place } da parte di { $owner } è finito
event-fell-back = { $seat } si ritira da { $place } a { $to }: { $units }
event-besiegers-removed = { $seat } non può restare in { $place } né ritirarsi e vi perde i pezzi: { $units }

ask-keep-siege = A { $place } non ha vinto nessuno. Resti fuori dalle mura?
ask-draw-off = Dove si ritirano le tue truppe da { $place }?
