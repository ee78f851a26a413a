# La Borsa Merci. 10.1
do-sell = Vendi { $range } [{ $resource_id }]
do-buy = Compra { $range } [{ $resource_id }]

event-sold = { $seat } vende [{ $n } { $resource_id }] per [{ $florins } florins]
event-bought = { $seat } compra [{ $n } { $resource_id }] per [{ $florins } florins]
event-commission = È al netto di una commissione di [{ $florins } florins]: { $place } non ha Mercato né Fiera in funzione
event-band-moved = Borsa Merci: { $category } dalla fascia { $before } alla fascia { $band }
