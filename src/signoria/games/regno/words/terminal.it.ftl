# Le dice solo il terminale.
t-costs = costa { $price }
t-each = { $price } l'uno
t-luxuries = { $n ->
        [one] { $n } lusso
       *[other] { $n } lussi dello stesso tipo
    }
t-level = al livello { $level }
t-income = rende { $n } a produzione
t-upkeep = mantenimento { $n } l'anno
t-gain = rende { $gain }
t-gain-each = porta { $gain } l'uno
t-less = tolta una commissione di [{ $n } florins]
t-with = compresa una commissione di [{ $n } florins]
t-nothing = nulla
t-unrest = poi malcontento { $n }
t-revolt = poi malcontento { $n }: rivolta
t-idle = { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    } senza posto
t-unused = { $n ->
        [one] l'Ordine { $orders } resta inutilizzato
       *[other] gli Ordini { $orders } restano inutilizzati
    }
t-no-use = adesso non se ne può fare nulla
t-needs = richiede { $needs }
t-coast = una costa
t-upgrades = sostituisce: { $building }
t-makes = produce { $good }
t-pf = PF { $n }
t-range = Distanza { $n }
t-charge = Carica { $n }
t-melee = Mischia { $n }
t-fire = Tiro { $n }
t-walls = contro mura { $n }
t-troops = contro truppe { $n }
t-navigation = richiede Navigazione { $n }
t-hull = Scafo { $n }
t-sails = Vele { $n }
t-crew = Equipaggio { $n }
t-artillery = Artiglieria { $n }
t-movement = movimento { $n }
t-cargo = carico { $n }
t-captain = rango { $rank }, ingaggio { $price }, guida { $n } soldati
t-wage = l'anno: { $wage }
t-one-of = uno fra { $goods }
t-levels = fiorini per i livelli 1-4: { $prices }

# una partita a un tavolo vero: a che cosa serve l'estrazione
stream-battle = dadi della battaglia
stream-naval = dadi dello scontro in mare
stream-unrest = dado del malcontento
stream-risk = dado di chi è in pericolo
stream-family = dado della famiglia
stream-cards = carta evento
stream-world = che cosa fa il caso nel mondo
stream-tavern = Capitano per la Taverna
stream-intrigue = dado dell'intrigo
stream-smuggling = dado del contrabbando
stream-plague = dado della Peste
stream-order = ordine dei posti, dal primo all'ultimo
stream-merchants = merci dei mercanti mobili
t-help-look = look [TESTO] | province, personaggi, tabelle, unità, edifici, eventi con TESTO nel nome
t-help-orders = orders [N|UNITÀ] | ordini permanenti: a che cosa si risponde per te; orders arciere, picchiere: il tuo ordine delle perdite
