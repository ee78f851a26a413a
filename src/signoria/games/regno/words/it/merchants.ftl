# Mercanti neutrali mobili. R18.7
do-hail = Ferma { $carrier } e guarda le sue merci
do-buy-cargo = Compra { $range } [{ $resource_id }]
event-merchant-showed = { $carrier } mostra le sue merci a { $seat }: { $goods }
event-cargo-bought = { $seat } compra [{ $n } { $resource_id }] da { $carrier } per [{ $florins } florins]
event-merchant-moved = { $carrier } prosegue per { $place }
event-merchant-restocked = { $carrier } carica nuove merci: { $n }
ask-merchant = Che cosa compri da { $carrier }?
why-hailed-already = La tua armata ha già fermato questo mercante in questo Ordine.
why-sold-out = Questo mercante non ha più merci.
