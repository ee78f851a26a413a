# Merci e abitanti a bordo e a terra. 15.2, 7.2.10
cargo-grain = grano
cargo-wood = legno
cargo-leather = cuoio
cargo-iron = ferro
cargo-stone = pietra
cargo-wine = vino
cargo-spices = spezie
cargo-silk = seta
cargo-people = abitanti liberi
cargo-slaves = schiavi

do-stow = { $ship }: carica a { $place }: { $range } { $cargo }
do-discharge = { $ship }: scarica a { $place }: { $range } { $cargo }

event-stowed = { $ship } carica a { $place }: { $amount } { $cargo }
event-discharged = { $ship } scarica a { $place }: { $amount } { $cargo }

why-loads-before-sailing = Si carica prima che la nave muova.
why-unloads-elsewhere = Ciò che è stato caricato qui si scarica altrove, dopo il viaggio.
why-no-settlement-here = Le merci si caricano e scaricano nei propri insediamenti.
why-coast-closed = Qui ora non passa niente: assedio, orda o Isolamento.
