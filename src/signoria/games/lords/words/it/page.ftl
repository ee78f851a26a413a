# La posizione in tabelle.

page-moment = Il momento
page-players = Giocatori
page-hand = Le tue carte
page-empires = Imperi
page-places = La mappa
page-leaders = I leader
page-counters = Segnalini
page-enterprises = Edifici, corporazioni e risorse
page-sales = Carte in vendita
page-others = Carte degli altri
page-prices = Prezzi e rifiuti
page-offers = Offerte e promesse
page-standing = Ordini permanenti

page-what = Che cosa
page-now = Ora
page-when = Stagione
page-season = { $season } { $year } (fino al { $last })
page-supply = Riserva d'oro
page-dry = il gioco finisce dopo questo round
page-deck = Nel mazzo: { $n }. Negli scarti: { $out }.
page-order = Ordine di movimento
page-hammer = All'asta
page-battle = Battaglia
page-fight = { $place }: { $attacker } contro { $defender }
page-rolls = Tiri: { $attacker } contro { $defender }.
page-crusade = Crociata
page-crusade-on = i segnalini bianchi attaccano solo quelli neri
page-crusade-over = finita
page-gates = Porte aperte da spie
page-no-trade = Commercio negato
page-ends = Finirebbero ora il gioco

page-player = Giocatore
page-lord = Signore
page-colour = Colore
page-stature = Statura
page-chest = Cassa
page-ransoms = Riscatti
page-total = Totale
page-allies = Alleati
page-state = Stato
page-out = fuori dal gioco
page-emperor-of = imperatore: { $empire }
page-imprisoned = prigioniero
page-excommunicated = con scomunica
page-religion = Religione: { $religion }.
page-stands = Il suo leader si trova qui: { $place }.
page-claims = Pretende un trono: { $empire }.
page-under-lord = Sotto il segnalino del signore: [{ $n } au].
page-bank = Banco: { $place }.
page-allied = Alleati: { $leaders }.
page-prisoners = Tiene prigionieri: { $leaders }.
page-knows = Conosce { $card }.

page-empire = Impero
page-emperor = Imperatore
page-holder-of-l = Carta L
page-holder-of-c = Carta C
page-treasury = Tesoro
page-capital = Capitale: { $place }.
page-served = Schierati con l'impero: { $seats }.
page-merged = tutt'uno con un altro colore: { $colour }
page-fallen = caduto in mano a un altro colore: { $colour }
page-warden = invaso, lo muove { $seat }
page-heirless = trono vuoto per sempre
page-vacant = trono vuoto
page-tied = alla pari: { $leaders }
page-crowned = incoronato dal Papa: { $leader }

page-card = Carta
page-place = Luogo
page-when-sold = Quando
page-on-sale = ora
page-for-sale = prossima asta
page-open-card = in vendita
page-worn = logoro
page-fresh = fresco
page-idle = uso negato
page-experienced = esperto
page-funded = pagato quest'estate
page-passed = ha cambiato mano quest'anno

page-passage = Un anello
page-tribute = Una rotta per gli stretti
page-ship-toll = Una nave per gli stretti
page-cape = Merci del Capo
page-closed = Stretti chiusi a
page-refuses = negato

page-maker = Da
page-other = A
page-terms = Termini
page-offer-draft = la stai componendo
page-offer-open = aperta
page-offer-asked = si chiede al Papa
page-offer-agreed = convenuta

page-forces = Forze
page-works = Imprese
page-gold = Oro
page-n-worn = { $n ->
        [one] { $n } logora
       *[other] { $n } logore
    }
page-besieged = sotto assedio: { $colours }
page-besieges = assedia { $place }
page-around = Tocca
page-goods = Vende
page-near = Confina con
page-cities = Città:
page-rugged = Accidentato.
page-flat = Pianeggiante.
page-north = A nord della linea delle tempeste.
page-south = A sud della linea delle tempeste.

page-name = Nome
page-leads = Con lui
page-prisoner-of = prigioniero: { $keeper }
page-ransom = riscatto [{ $n } au]
page-bastard = illegittimo
page-moved = ha mosso
page-fought = ha attaccato
page-abroad = pretende { $place }
page-home = Casa: { $place }. Religione: { $religion }.
page-heirs = Eredi: { $heirs }.
page-owner = Di chi
page-stands-built = sulla mappa
page-needs = Bisogno
page-supplies = Fornisce
