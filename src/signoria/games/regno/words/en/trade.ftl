# Order 4: internal market, carriers, visits to neutrals. 10.2, 10.6
do-carry = Turn of { $carrier }
do-buy-caravan = Buy a Caravan in { $place }
do-load = Load { $cargo }: { $range }
do-unload = Unload { $cargo }: { $range }
do-go = Go to { $place }
do-visit = Trade in { $place }
do-sell-slaves = Sell slaves: { $range }

event-caravan-bought = { $seat } buys a Caravan in { $place }: { $carrier }
event-caravan-loaded = { $carrier } loads in { $place }: { $n } { $cargo }
event-caravan-unloaded = { $carrier } unloads in { $place }: { $n } { $cargo }
event-caravan-went = { $carrier } goes to { $place }
event-visited = { $carrier } trades in { $place }
event-slaves-sold = { $seat } sells { $n ->
        [one] { $n } slave
       *[other] { $n } slaves
    } for [{ $florins } florins]
event-merchants-way = Merchants' roads: { $seat } gets [{ $florins } florins] more

ask-trade = Order 4. { $goods ->
        [0] The internal market is closed to you now.
        [one] One more good in the internal market.
       *[other] { $goods } more goods in the internal market.
    }
ask-carry = { $carrier } in { $place }, movement left: { $points }.
ask-visit = { $carrier } trades in { $place }. Units left: { $units }.

why-market-full = The internal market takes and gives no more goods in this Order.
why-too-dear = You cannot pay that.
why-needs-commerce1 = New Caravans need Commerce 1.
why-enough-caravans = Two Caravans in one Order are the most.
why-no-caravan = All your Caravans are on the map.
why-no-town = Caravans are bought in Towns and Cities.
why-besieged-carrier = A siege is in the way.
why-caravan-too-dear = You cannot pay the Caravan.
why-had-turn = This carrier has had its turn.
why-loaded-here = What was loaded here is unloaded elsewhere.
why-on-the-way = Loading comes before moving, and what was unloaded is not loaded again.
why-no-housing = There is no housing left for them.
why-no-settlement = Goods are loaded and unloaded in a settlement.
why-no-cargo-space = There is no cargo space left.
why-no-passage = The owner does not let your Caravan pass in this activation.
why-closed-to-carriers = Nothing goes in or out here now.
why-enemy-land = You are at war with the owner of this province.
why-horde-land = A horde is in the way.
why-isolated-carrier = A realm in Isolation lets no carrier in or out.
why-flooded = The river is in flood.
why-too-far = The Caravan has not enough movement left.
why-new-caravan = A new Caravan does not move in the season in which it was bought.
why-visited = This carrier has made its visit.
why-saturated = This settlement buys no more of that in this season.
why-visit-full = Purchases and sales of a visit may not exceed the carrier's capacity.
why-needs-urbanism = Neutrals buy slaves only from realms with Urbanism 3.
why-enough-slaves = Neutrals buy two slaves in one Order.
