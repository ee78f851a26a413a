# The Exchange. 10.1
do-sell = Sell { $range } [{ $resource_id }]
do-buy = Buy { $range } [{ $resource_id }]

event-sold = { $seat } sells [{ $n } { $resource_id }] for [{ $florins } florins]
event-bought = { $seat } buys [{ $n } { $resource_id }] for [{ $florins } florins]
event-commission = That is after a commission of [{ $florins } florins]: { $place } has no working Market or Fair
event-band-moved = Exchange: { $category } from band { $before } to band { $band }
