# Smuggling. 10.4
do-smuggle = Smuggle at { $place }
do-declare-goods = Declare one of the goods aboard: [{ $resource_id }]
do-run-goods = Pay and try it

event-smuggling-rolled = { $seat } smuggles with { $carrier }: die { $die }{ $bonus ->
        [0] {""}
       *[other] , plus { $bonus }
    }
event-smuggled = { $seat } smuggles [1 { $resource_id }] for [{ $florins } florins]
event-contraband-seized = { $seat } loses [1 { $resource_id }] to the guards
event-smuggler-intercepted = { $guard } guards { $place } and intercepts the smuggler of { $seat }

ask-smuggle = { $carrier } smuggles at { $place }. Goods declared: { $n }, two at most.

why-needs-commerce3 = Smuggling needs Commerce 3.
why-smuggled-already = One smuggling in an activation.
why-visited-already = Smuggling takes the place of the carrier's visit, and it has made one.
why-no-fee = You cannot pay the 5 Florins.
why-nothing-loaded = There are no goods aboard.
