# Mobile neutral merchants. R18.7
do-hail = Stop { $carrier } and see its goods
do-buy-cargo = Buy { $range } [{ $resource_id }]
event-merchant-showed = { $carrier } shows its goods to { $seat }: { $goods }
event-cargo-bought = { $seat } buys [{ $n } { $resource_id }] from { $carrier } for [{ $florins } florins]
event-merchant-moved = { $carrier } goes on to { $place }
event-merchant-restocked = { $carrier } takes new goods aboard: { $n }
ask-merchant = What do you buy from { $carrier }?
why-hailed-already = Your army has stopped this merchant in this Order.
why-sold-out = This merchant has no goods left.
