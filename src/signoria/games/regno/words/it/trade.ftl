# Ordine 4: mercato interno, mezzi, visite ai neutrali. 10.2, 10.6
do-carry = Turno di { $carrier }
do-buy-caravan = Compra una Carovana in { $place }
do-load = Carica { $cargo }: { $range }
do-unload = Scarica { $cargo }: { $range }
do-go = Va' in { $place }
do-visit = Commercia in { $place }
do-sell-slaves = Vendi schiavi: { $range }

event-caravan-bought = { $seat } compra una Carovana in { $place }: { $carrier }
event-caravan-loaded = { $carrier } carica in { $place }: { $n } { $cargo }
event-caravan-unloaded = { $carrier } scarica in { $place }: { $n } { $cargo }
event-caravan-went = { $carrier } va in { $place }
event-visited = { $carrier } commercia in { $place }
event-slaves-sold = { $seat } vende { $n ->
        [one] { $n } schiavo
       *[other] { $n } schiavi
    } per [{ $florins } florins]
event-merchants-way = Vie dei mercanti: { $seat } riceve altri [{ $florins } florins]

ask-trade = Ordine 4. { $goods ->
        [0] Il mercato interno per ora è chiuso.
        [one] Ancora una merce nel mercato interno.
       *[other] Ancora { $goods } merci nel mercato interno.
    }
ask-carry = { $carrier } in { $place }, movimento rimasto: { $points }.
ask-visit = { $carrier } commercia in { $place }. Unità rimaste: { $units }.

why-market-full = Il mercato interno non tratta altre merci in questo Ordine.
why-too-dear = Non puoi pagarlo.
why-needs-commerce1 = Le nuove Carovane richiedono Commercio 1.
why-enough-caravans = In un Ordine si comprano al massimo due Carovane.
why-no-caravan = Le tue Carovane sono tutte sulla mappa.
why-no-town = Le Carovane si comprano nei Borghi e nelle Città.
why-besieged-carrier = C'è di mezzo un assedio.
why-caravan-too-dear = Non puoi pagare la Carovana.
why-had-turn = Questo mezzo ha già avuto il suo turno.
why-loaded-here = Ciò che è stato caricato qui si scarica altrove.
why-on-the-way = Si carica prima di muovere, e non si ricarica ciò che è stato scaricato.
why-no-housing = Non c'è più posto per ospitarli.
why-no-settlement = Le merci si caricano e si scaricano in un insediamento.
why-no-cargo-space = Non ci sono più spazi di carico.
why-no-passage = In questa attivazione il proprietario non lascia passare la tua Carovana.
why-closed-to-carriers = Qui per ora non entra e non esce nulla.
why-enemy-land = Sei in guerra con il proprietario di questa provincia.
why-horde-land = C'è di mezzo un'orda.
why-isolated-carrier = Un regno in Isolamento non lascia entrare né uscire mezzi.
why-flooded = Il fiume è in piena.
why-too-far = Alla Carovana non resta abbastanza movimento.
why-new-caravan = Una Carovana nuova non si muove nella stagione d'acquisto.
why-visited = Questo mezzo ha già fatto la sua visita.
why-saturated = Questo insediamento per questa stagione non ne compra più.
why-visit-full = Acquisti e vendite di una visita non superano la capienza del mezzo.
why-needs-urbanism = I neutrali comprano schiavi soltanto da chi ha Urbanistica 3.
why-enough-slaves = In un Ordine i neutrali comprano due schiavi.
