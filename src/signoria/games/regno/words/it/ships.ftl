# Cantieri, viaggi, blocchi. Capitolo 15.
do-build-ship = Costruisci una nave a { $place }, in { $sea }: { $kind }
do-repair-ship = Ripara { $ship }; punti allo Scafo: { $range }, gli altri alle Vele
do-refit-ship = Ripara { $ship } e ripristina l'Equipaggio; punti allo Scafo: { $range }, gli altri alle Vele
do-sail = Viaggio: { $ship }
do-sail-trading = Viaggio di commercio: { $ship }
do-join = { $ship } naviga insieme
do-sail-to = Naviga verso { $sea }
do-part = { $ship } resta qui
do-attack-fleet = Attacca in { $sea }: { $owner }
do-blockade = { $ship } blocca il Porto di { $place }

ask-voyage = Viaggio, in { $sea }. Movimento rimasto: { $n }.
ask-intercept = Navi di { $other } entrano in { $sea }. Intercetti?

event-ship-built = { $seat } costruisce { $ship } a { $place }: { $kind }
event-ship-repaired = { $ship } è riparata: Scafo { $hull }, Vele { $sails }, Equipaggio { $crew } in più
event-sailed = { $ship } naviga da { $from } a { $to }
event-storm = Tempesta invernale: { $ship } tira { $die }
event-intercepted = { $seat } intercetta { $other } in { $sea }
event-blockaded = { $ship } blocca il Porto di { $place }
event-blockade-ended = { $ship } non blocca più il Porto di { $place }
event-hull-lost = { $ship } perde { $points } Scafo; ne restano { $left }
event-sunk = { $ship } affonda in { $sea }
event-shipwrecked = Naufragio: { $person } tira { $die }
event-abandoned = { $ship } resta abbandonata in { $sea }

why-ship-not-known = La tua Navigazione non consente questo tipo di nave.
why-no-ship-left = Tutte le tue navi sono sulla mappa.
why-ship-too-dear = Non puoi pagare.
why-no-port = Serve un Porto non danneggiato in una provincia valida.
why-port-blockaded = Il Porto è sotto blocco.
why-no-harbour = Una nave si ripara accanto a un Porto proprio che funziona e non è bloccato.
why-no-damage = Non c'è niente da riparare.
why-ship-has-moved = Questa nave ha già mosso in questa stagione.
why-sails-with-other-order = Navi da guerra e Mercantili con soldati muovono con Ordine 2; gli altri Mercantili con Ordine 4.
why-immobile = Con Vele 0 la nave resta immobile fino alla riparazione.
why-crewless = A bordo non c'è chi la governi.
why-open-sea = Il mare aperto richiede Navigazione 2.
why-no-movement-left = La nave non ha più punti movimento.
why-fleet-has-fought = Una flotta che ha attaccato non naviga oltre.
why-no-war = Non sei in guerra con il proprietario.
why-no-fleet = Non hai lì navi che possano attaccare.
why-civil-war-at-home = Durante la guerra civile non attacchi nessuno all'esterno.
why-not-operating = Un blocco richiede una nave da guerra con Scafo ed Equipaggio.
why-no-enemy-port = Non è il Porto di un nemico.
why-blockades-elsewhere = La nave ha già dichiarato un altro blocco in questa stagione.
