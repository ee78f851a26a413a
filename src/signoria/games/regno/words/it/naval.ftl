# Combattimento navale. 15.4-15.6
throw-manoeuvre = Manovra
throw-broadside = Bordata
throw-where = Dove colpisce
throw-boarding = Abbordaggio

do-pair = { $ship } contro { $target }
do-swap = Scambia i bersagli di { $ship } e { $other }
do-distance = { $ship } tiene la distanza
do-board = { $ship } va all'abbordaggio
do-flee = { $ship } fugge verso { $sea }
do-lose-aboard = { $ship } perde { $unit }
do-go-back = { $ship } torna verso { $sea }

ask-pairing = Battaglia in { $sea }: quale nave affronta quale?
ask-swap = Battaglia in { $sea }: scambi una coppia di bersagli?
ask-manoeuvre = { $ship } sceglie contro { $foe }.
ask-galley-flight = Successi pari: { $ship } può fuggire.
ask-casualties-aboard = { $ship } perde { $n ->
        [one] { $n } soldato.
       *[other] { $n } soldati.
    } Quale per primo?
ask-reserves = Battaglia in { $sea }: una nave è fuggita. Anche le riserve possono ritirarsi.
ask-go-back = I sei round sono finiti: dove torna { $ship }?

event-naval-begun = Battaglia in { $sea }: { $attacker } attacca { $defender }
event-naval-round = Round navale { $n }
event-paired = { $ship } affronta { $target }
event-swapped = { $ship } e { $other } si scambiano i bersagli
event-manoeuvre = Manovra: { $ship } tira { $dice }; successi: { $successes }
event-broadside = Bordata: { $ship } tira { $dice }; colpi: { $successes }
event-ship-damaged = { $ship } perde Vele { $sails }, Scafo { $hull }, Equipaggio { $crew }
event-boarding = Abbordaggio: { $ship } tira { $dice }; colpi: { $successes }
event-crew-lost = { $ship } perde Equipaggio { $crew }
event-soldier-lost-aboard = { $ship } perde { $unit }
event-ship-fled = { $ship } fugge verso { $sea }
event-wrecked = { $ship } è un relitto
event-went-back = { $ship } torna verso { $sea }
event-ship-surrendered = { $ship } non ha via di fuga e si arrende
event-naval-ended = La battaglia in { $sea } è finita: { $owner } tiene il mare
event-ship-in-line = { $ship } ({ $kind }) per { $owner }: Vele { $sails }, Scafo { $hull }, Equipaggio { $crew }, soldati { $soldiers }
event-naval-dice = { $ship }, { $throw }: { $faces }

why-no-sails = Con Vele 0 non si sceglie abbordaggio né fuga.
why-no-haven = Non c'è lì un mare libero o amico, il più vicino alla partenza.
