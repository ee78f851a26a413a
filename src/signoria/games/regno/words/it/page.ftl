# La posizione in tabelle.

page-moment = Il momento
page-realms = Regni
page-exchange = La Borsa Merci
page-provinces = Province
page-armies = Armate
page-people = Personaggi
page-carriers = Carovane e navi
page-knowledge = Tecnologie
page-standing = Ordini permanenti
page-ranking = ordine proprio delle perdite
page-ranked = { $units }, poi i meno cari
page-what = Che cosa
page-now = Ora
page-when = Stagione
page-season = { $season }, anno { $year } di { $years }
page-event = Evento
page-order = Ordine di gioco
page-inflation = Inflazione
page-battle = Battaglia
page-naval = Battaglia navale
page-fight = { $place }: { $attacker } attacca { $defender }
page-wars = Guerre
page-pacts = Patti
page-alliances = Alleanze
page-to-year = fino alla fine dell'anno { $year }
page-tavern = Nella Taverna
page-relic = La Reliquia
page-category = Categoria
page-band = Fascia
page-selling = La banca dà
page-buying = La banca chiede
page-commission = Dove non è in funzione un Mercato o una Fiera il { $percent } % è commissione: la banca dà tanto di meno o chiede tanto di più.
page-sold = Venduti
page-bought = Comprati
page-realm = Regno
page-lands = Province
page-enterprise = Impresa
page-points = PV
page-orders = Ordini
page-out = Fuori dal gioco.
page-faith-of = { $faith }, { $government }.
page-capital-of = Capitale: { $place }.
page-civil-war = In guerra civile.
page-excommunicated = Scomunicato.
page-embargo = Sotto l'Embargo delle Gilde fino alla fine dell'anno { $year }.
page-regent = Governa un Reggente.
page-isolated = In Isolamento.
page-seen = Hai visto un Ordine di { $seat }: { $order }.
page-province = Provincia
page-owner = Proprietario
page-centre = Centro
page-inhabitants = Abitanti
page-buildings = Edifici
page-fortress = Fortezza
page-unrest = Malcontento
page-pieces = Pezzi
page-state = Stato
page-worked = con addetto
page-slaved = con schiavo
page-damaged = con danni
page-besieged = assediata da { $owner }
page-sacked = saccheggiata
page-rebels = in mano ai ribelli, persa da { $seat }
page-horde = un'orda
page-breached = in breccia
page-idle = { $n ->
        [one] { $n } lavoratore senza posto
       *[other] { $n } lavoratori senza posto
    }
page-unmaintained = non mantenuta
page-exempt = prossima produzione esente
page-target = indicata dal { $office }
page-capital = capitale
page-lies = { $terrain }. Confina con { $near } (~ oltre un fiume).
page-shore = Sulla costa di { $seas }.
page-spaces = { $used } spazi occupati su { $most }.
page-fief = Feudo di { $person }.
page-place = Luogo
page-ready = pronti
page-moved = già mossi
page-exhausted = esausti
page-convalescent = convalescenti
page-name = Nome
page-role = Ruolo
page-traits = Tratti
page-seniority = Anzianità
page-prisoner = prigioniero di { $owner }
page-wounded = ferito
page-loyalty = Fedeltà { $n }
page-court = Corte
page-prison = prigione
page-interned = internati
page-kind = Tipo
page-cargo = Carico
page-tracks = Tracciati
page-aboard = { $n ->
        [one] { $n } abitante libero
       *[other] { $n } abitanti liberi
    }
page-unseen = { $n ->
        [one] { $n } merce, non vista
       *[other] { $n } merci, non viste
    }
page-slaves = { $n ->
        [one] { $n } schiavo
       *[other] { $n } schiavi
    }
page-hull = Scafo { $hull }, Vele { $sails }, Equipaggio { $crew }
page-abandoned = abbandonata
page-blockades = blocca { $place }
