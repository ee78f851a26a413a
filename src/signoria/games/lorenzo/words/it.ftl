# Lorenzo il Magnifico in italiano. I segni fra parentesi quadre diventano quantità con simboli, giocatori e regole.

# ---- cose ----
or = oppure
member-white = Familiare bianco
member-black = Familiare nero
member-orange = Familiare arancione
member-neutral = Familiare neutro
resource-wood = legno
resource-stone = pietra
resource-coin = Monete
resource-servant = servitori
resource-mp = Punti Militari
resource-fp = Punti Fede
resource-vp = Punti Vittoria
resource-priv = Privilegio del Consiglio
count-wood = { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
count-stone = { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
count-coin = { $n ->
        [one] { $n } Moneta
       *[other] { $n } Monete
    }
count-servant = { $n ->
        [one] { $n } servitore
       *[other] { $n } servitori
    }
count-mp = { $n ->
        [one] { $n } Punto Militare
       *[other] { $n } Punti Militari
    }
count-fp = { $n ->
        [one] { $n } Punto Fede
       *[other] { $n } Punti Fede
    }
count-vp = { $n ->
        [one] { $n } Punto Vittoria
       *[other] { $n } Punti Vittoria
    }
count-priv = { $n ->
        [one] { $n } Privilegio del Consiglio
       *[other] { $n } Privilegi del Consiglio
    }
count-territory = { $n ->
        [one] { $n } Territorio
       *[other] { $n } Territori
    }
count-character = { $n ->
        [one] { $n } Personaggio
       *[other] { $n } Personaggi
    }
count-building = { $n ->
        [one] { $n } Edificio
       *[other] { $n } Edifici
    }
count-venture = { $n ->
        [one] { $n } Impresa
       *[other] { $n } Imprese
    }
deck-any = Carte di ogni tipo
deck-territory = Territori
deck-character = Personaggi
deck-building = Edifici
deck-venture = Imprese
one-any = una carta di qualsiasi tipo
one-territory = un Territorio
one-character = un Personaggio
one-building = un Edificio
one-venture = un'Impresa
many-territory = i Territori
many-character = i Personaggi
many-building = gli Edifici
many-venture = le Imprese
area-harvest = Raccolto
area-production = Produzione
space-palace = Palazzo del Consiglio
space-market-1 = Mercato, banco 1
space-market-2 = Mercato, banco 2
space-market-3 = Mercato, banco 3
space-market-4 = Mercato, banco 4
space-harvest-small = Raccolto, spazio piccolo
space-harvest-large = Raccolto, spazio grande
space-production-small = Produzione, spazio piccolo
space-production-large = Produzione, spazio grande
space-territory-1 = Territori, piano 1
space-territory-2 = Territori, piano 2
space-territory-3 = Territori, piano 3
space-territory-4 = Territori, piano 4
space-character-1 = Personaggi, piano 1
space-character-2 = Personaggi, piano 2
space-character-3 = Personaggi, piano 3
space-character-4 = Personaggi, piano 4
space-building-1 = Edifici, piano 1
space-building-2 = Edifici, piano 2
space-building-3 = Edifici, piano 3
space-building-4 = Edifici, piano 4
space-venture-1 = Imprese, piano 1
space-venture-2 = Imprese, piano 2
space-venture-3 = Imprese, piano 3
space-venture-4 = Imprese, piano 4
bonus_tile-standard = tessera Bonus standard
bonus_tile-tile_1 = tessera Bonus 1
bonus_tile-tile_2 = tessera Bonus 2
bonus_tile-tile_3 = tessera Bonus 3
bonus_tile-tile_4 = tessera Bonus 4
tile-tile_1_1 = tessera I-1 (meno Punti Militari)
tile-tile_1_2 = tessera I-2 (meno Monete)
tile-tile_1_3 = tessera I-3 (meno servitori)
tile-tile_1_4 = tessera I-4 (meno legno e pietra)
tile-tile_1_5 = tessera I-5 (Raccolti più deboli)
tile-tile_1_6 = tessera I-6 (Produzioni più deboli)
tile-tile_1_7 = tessera I-7 (Familiari colorati più deboli)
tile-tile_2_1 = tessera II-1 (Territori più difficili)
tile-tile_2_2 = tessera II-2 (Edifici più difficili)
tile-tile_2_3 = tessera II-3 (Personaggi più difficili)
tile-tile_2_4 = tessera II-4 (Imprese più difficili)
tile-tile_2_5 = tessera II-5 (niente mercato)
tile-tile_2_6 = tessera II-6 (servitori dimezzati)
tile-tile_2_7 = tessera II-7 (primo turno saltato)
tile-tile_3_1 = tessera III-1 (Personaggi senza punti)
tile-tile_3_2 = tessera III-2 (Imprese senza punti)
tile-tile_3_3 = tessera III-3 (Territori senza punti)
tile-tile_3_4 = tessera III-4 (un quinto dei punti)
tile-tile_3_5 = tessera III-5 (i Punti Militari costano punti)
tile-tile_3_6 = tessera III-6 (gli Edifici costano punti)
tile-tile_3_7 = tessera III-7 (gli avanzi costano punti)
source-space-palace = Palazzo del Consiglio
source-space-market-1 = banco 1
source-space-market-2 = banco 2
source-space-market-3 = banco 3
source-space-market-4 = banco 4
source-space-harvest-small = Raccolto
source-space-harvest-large = Raccolto
source-space-production-small = Produzione
source-space-production-large = Produzione
source-space-territory-1 = bonus del piano
source-space-territory-2 = bonus del piano
source-space-territory-3 = bonus del piano
source-space-territory-4 = bonus del piano
source-space-character-1 = bonus del piano
source-space-character-2 = bonus del piano
source-space-character-3 = bonus del piano
source-space-character-4 = bonus del piano
source-space-building-1 = bonus del piano
source-space-building-2 = bonus del piano
source-space-building-3 = bonus del piano
source-space-building-4 = bonus del piano
source-space-venture-1 = bonus del piano
source-space-venture-2 = bonus del piano
source-space-venture-3 = bonus del piano
source-space-venture-4 = bonus del piano
source-standard = tessera Bonus
source-tile_1 = tessera Bonus
source-tile_2 = tessera Bonus
source-tile_3 = tessera Bonus
source-tile_4 = tessera Bonus
source-privilege = Privilegio del Consiglio
source-vatican = Chiesa
source-discard = Leader scartato
about-palace = Ha posto per quanti Familiari si vuole. L'ordine di arrivo è l'ordine di turno del round seguente. [L-44] [L-47]
about-market = Un Familiare per banco. [L-48]
about-harvest = La tessera Bonus e ogni Territorio il cui numero non supera il valore dell'azione. Spazio piccolo: un Familiare. Spazio grande: quanti se ne vuole, a un valore più basso. [L-49] [L-53]
about-production = La tessera Bonus e ogni Edificio il cui numero non supera il valore dell'azione. Spazio piccolo: un Familiare. Spazio grande: quanti se ne vuole, a un valore più basso. [L-49] [L-54]
about-territory = Prendi il Territorio che si trova qui. Chi entra in una torre dove c'è già un Familiare paga prima [{ $toll } coin]. [L-25] [L-32]
about-character = Prendi il Personaggio che si trova qui. Chi entra in una torre dove c'è già un Familiare paga prima [{ $toll } coin]. [L-25]
about-building = Prendi l'Edificio che si trova qui. Chi entra in una torre dove c'è già un Familiare paga prima [{ $toll } coin]. [L-25]
about-venture = Prendi l'Impresa che si trova qui. Chi entra in una torre dove c'è già un Familiare paga prima [{ $toll } coin]. [L-25] [L-30]

# ---- scelte ----
do-place = { $member } → { $space }
do-place-card = { $member } su { $card } ({ $space })
do-take = Prendi la carta qui: { $space }
do-take-card = Prendi { $card } ({ $space })
do-work = Procedi
do-pay = Paga{ $wood ->
        [0] { "" }
       *[other] { " " }[{ $wood } wood]
    }{ $stone ->
        [0] { "" }
       *[other] { " " }[{ $stone } stone]
    }{ $coin ->
        [0] { "" }
       *[other] { " " }[{ $coin } coin]
    }{ $servant ->
        [0] { "" }
       *[other] { " " }[{ $servant } servant]
    }{ $mp ->
        [0] { "" }
       *[other] { " " }[{ $mp } mp]
    }
do-decline = Rinuncia
do-accept = Prendi
do-convert = { $conversion }
do-skip = Non usare questo Edificio
do-privilege = { $privilege }
do-lose = Perdi { $resource }
do-support = Sostieni la Chiesa
do-refuse = Rifiuta e ricevi la Scomunica
do-play = Gioca { $leader }
do-discard = Scarta { $leader } per un Privilegio
do-use = Usa { $leader }
do-copy = Copia { $leader }
do-raise = Rafforza il { $member }
do-keep = Tieni { $leader }
do-tile = Scegli la { $bonus_tile }
do-pass = Passa
do-end-turn = Concludi il turno

# ---- domande ----
ask-turn = Dove metti un Familiare?
ask-late = Ora tocca al turno che hai saltato. Metti il tuo ultimo Familiare?
ask-end = Fai altro, o il turno è concluso?
ask-tile = Quale tessera Bonus Personale scegli?
ask-keep = Quale di questi { $count } Leader tieni? Gli altri vanno al giocatore alla tua destra.
ask-pay = Come paghi { $card }?
ask-privilege = Che cosa prendi per il Privilegio del Consiglio?{ $count ->
        [1] { "" }
       *[other] { " " }Ne scegli { $count }, tutti diversi.
    }
ask-take-or-leave = Prendi { $goods }? Alla fine potrebbe costarti punti.
ask-lose = La tessera ti toglie una di queste cose: { $goods }. Quale?
ask-bonus-tower = Prendi { $deck_id ->
        [territory] un Territorio
        [character] un Personaggio
        [building] un Edificio
        [venture] un'Impresa
       *[any] una carta qualsiasi
    } a valore { $value }, senza mettere un Familiare?
ask-bonus-work = { $area } a valore { $value }: procedi, e con quanti servitori in più?
ask-production = Usi { $card }?
ask-raise = Quale Familiare vale { $value } in questo round?
ask-copy = Di chi copia l'abilità Lorenzo de' Medici? La scelta è definitiva.
ask-support = Hai [{ $faith } fp]. Sostieni la Chiesa per [{ $points } vp] e rinunci alla tua fede, o rifiuti?

# ---- perché no ----
why-closed = Coperto quando si gioca in { $v0 }.
why-occupied = C'è già un altro Familiare.
why-no-card = Qui non c'è più nessuna carta.
why-own-colour-tower = In questa torre c'è già un tuo Familiare colorato; può raggiungerlo solo quello neutro.
why-own-colour-work = In quest'area c'è già un tuo Familiare colorato; può raggiungerlo solo quello neutro.
why-no-market = La tua Scomunica ti chiude il mercato.
why-six-cards = Hai già { $v0 ->
    [one] { $v0 } carta
   *[other] { $v0 } carte
} di questo tipo, e non c'è posto per altre.
why-requirement = Non soddisfi il requisito di questo Leader.
why-nobody-to-copy = Nessun altro giocatore ha un Leader in gioco.
why-used = Già usato in questo round.
why-no-member-to-raise = Non ti resta nessun Familiare colorato da rafforzare.
why-must-place = Chi può mettere un Familiare deve farlo.
why-stock = Non hai ciò che costa questo scambio.
why-wrong-type = Questa azione prende un altro tipo di carta.
why-toll = Prima di entrare si pagano [{ $v0 } coin]; tu hai [{ $v1 } coin].
why-military = Il tuo Territorio numero { $v0 } richiede [{ $v1 } mp]; tu hai [{ $v2 } mp].
why-value = Il valore è troppo basso: servono [{ $v0 } servant], tu hai [{ $v1 } servant].
why-cost = Per il costo ti manca: { $v0 }.
why-military-cost = Non possiedi abbastanza Punti Militari per questa carta: ne mancano { $v0 }.
why-cost-servants = Il valore richiede [{ $v0 } servant] dei tuoi [{ $v1 } servant], e gli altri non bastano per il costo della carta.

# ---- che cosa è successo ----
event-round-began = Round { $round }: bianco { $white }, nero { $black }, arancione { $orange }
event-placed = { $seat }: { $member } ({ $value }) → { $space }{ $servants ->
        [0] { "" }
       *[other] , con [{ $servants } servant] in più
    }
event-toll-paid = { $seat } paga il pedaggio di [{ $coins } coin]
event-paid = { $seat } paga { $goods }
event-card-taken = { $seat } prende { $card }
event-gained = { $seat } ottiene { $goods } ({ $source })
event-worked = { $seat }: { $area } a valore { $value }
event-converted = { $seat } usa { $conversion }
event-left = { $seat } rinuncia
event-supported = { $seat } sostiene la Chiesa con [{ $faith } fp]
event-excommunicated = { $seat } riceve la Scomunica: { $tile }
event-leader-played = { $seat } gioca { $leader }
event-leader-discarded = { $seat } scarta { $leader }
event-leader-used = { $seat } usa { $leader }
event-leader-copied = { $seat } copia { $leader }
event-member-raised = { $seat }: il { $member } ora vale { $value }
event-leader-kept = { $seat } tiene { $leader }
event-tile-chosen = { $seat } sceglie la { $bonus_tile }
event-passed = { $seat } passa
event-order-set = Ordine di turno: { $order }
event-turn-skipped = { $seat } salta il primo turno
event-leaders-dealt = Ogni giocatore riceve { $count } Leader
event-scored = { $seat } finisce con [{ $points } vp]
event-servants-spent = { $seat } aggiunge [{ $servants } servant]
event-tiles-drawn = Tessere Scomunica: { $tiles }

# ---- punteggio ----
score-play = Punti della partita
score-church = Sostegno alla Chiesa
score-territories = Territori
score-characters = Personaggi
score-ventures = Imprese
score-military = Forza militare
score-goods = Risorse rimaste
score-excommunication = Scomunica

# ---- carte in frasi ----
card-free = Non costa nulla.
card-cost = Costa { $goods }.
card-cost-mp = Costa { $goods } se hai almeno [{ $need } mp].
card-or-cost = Oppure { $goods }.
card-or-cost-mp = Oppure { $goods } se hai almeno [{ $need } mp].
card-gain = Subito: { $goods }.
card-per = Subito: { $goods } { $per }.
per-territory = { $every ->
        [1] per ogni tuo Territorio
       *[other] ogni { $every } tuoi Territori
    }
per-character = { $every ->
        [1] per ogni tuo Personaggio
       *[other] ogni { $every } tuoi Personaggi
    }
per-building = { $every ->
        [1] per ogni tuo Edificio
       *[other] ogni { $every } tuoi Edifici
    }
per-venture = { $every ->
        [1] per ogni tua Impresa
       *[other] ogni { $every } tue Imprese
    }
per-mp = { $every ->
        [1] per ogni tuo Punto Militare
       *[other] ogni { $every } tuoi Punti Militari
    }
card-bonus-tower = Subito: puoi prendere { $deck } a valore { $value } senza mettere un Familiare.
card-bonus-discount = Quella carta costa { $goods } in meno.
card-bonus-harvest = Subito: un Raccolto a valore { $value }.
card-bonus-production = Subito: una Produzione a valore { $value }.
card-lasting-tower = Sempre: valore +{ $value } quando prendi { $deck }.
card-lasting-discount = Ogni carta di questo tipo ti costa { $goods } in meno.
card-lasting-harvest = Sempre: valore del Raccolto +{ $value }.
card-lasting-production = Sempre: valore della Produzione +{ $value }.
card-lasting-no_floor_bonus = Sempre: per te niente bonus del terzo e del quarto piano.
card-harvest = Raccolto da { $value } in su: { $goods }.
card-production = Produzione da { $value } in su: { $goods }.
card-convert = Produzione da { $value } in su, se vuoi: { $goods }.
card-end = Alla fine: [{ $points } vp].

# ---- Leader in frasi ----
leader-harvest = Una volta per round: un Raccolto a valore { $value }, che solo i servitori aumentano.
leader-production = Una volta per round: una Produzione a valore { $value }, che solo i servitori aumentano.
leader-raise = Una volta per round: uno dei tuoi Familiari colorati vale { $value } in questo round.
leader-gain = Una volta per round: { $goods }.
leader-set = I tuoi Familiari colorati valgono sempre { $value }.
leader-coloured = I tuoi Familiari colorati valgono { $value } in più.
leader-neutral = Il tuo Familiare neutro vale { $value } in più.
leader-shares = I tuoi Familiari possono andare su spazi occupati.
leader-no-toll = Non paghi mai il pedaggio di una torre occupata.
leader-no-need = Per i Territori non ti servono Punti Militari.
leader-discount = Le carte che costano Monete ti costano [{ $value } coin] in meno.
leader-support = [{ $value } vp] in più ogni volta che sostieni la Chiesa.
leader-doubles = Legno, pietra, Monete e servitori che una carta ti dà quando la prendi raddoppiano.
leader-copies = Copia per sempre un Leader in gioco davanti a un altro giocatore.
leader-nothing = Nessuna abilità.

# ---- tessere Scomunica ----
tile-malus = Ogni volta che ne ottieni: { $goods }.
tile-wood-stone = Ogni volta che ottieni legno o pietra: { $value } in meno.
tile-harvest = { $value } al valore dei tuoi Raccolti.
tile-production = { $value } al valore delle tue Produzioni.
tile-coloured = { $value } al valore dei tuoi Familiari colorati.
tile-tower = { $value } al valore quando prendi { $deck }.
tile-market = Non puoi mettere Familiari al mercato.
tile-servants = { $value ->
    [one] Serve { $value } servitore
   *[other] Servono { $value } servitori
} per +1.
tile-skip = In ogni round salti il primo turno; puoi mettere il tuo ultimo Familiare dopo tutti gli altri.
tile-worthless = Alla fine { $deck } non ti danno punti.
tile-lose = Alla fine perdi [1 vp] ogni { $goods }.
tile-printed = Alla fine perdi [1 vp] per ogni legno e pietra stampati nei costi dei tuoi Edifici.
tile-leftover = Alla fine perdi [1 vp] per ogni legno, pietra, Moneta e servitore che ti resta.
tile-nothing = Nessun effetto.
tile-short-malus = { $goods } ogni volta
tile-short-wood-stone = [-{ $value } wood] [-{ $value } stone] ogni volta
tile-short-harvest = Raccolto { $value }
tile-short-production = Produzione { $value }
tile-short-coloured = Familiari colorati { $value }
tile-short-tower = { $value } per prendere { $deck }
tile-short-market = niente mercato
tile-short-servants = { $value ->
    [one] { $value } servitore
   *[other] { $value } servitori
} per +1
tile-short-skip = primo turno saltato
tile-short-worthless = niente punti per { $deck }
tile-short-lose = [-1 vp] ogni { $goods }
tile-short-printed = [-1 vp] per ogni legno e pietra dei tuoi Edifici
tile-short-leftover = [-1 vp] per ogni avanzo
tile-short-nothing = nessun effetto

# ---- le scelte del tavolo ----
switch-rules = Regole
switch-rules-advanced = Avanzate: Leader e tessere Bonus diverse
switch-rules-base = Base: niente Leader, tessera Bonus standard per tutti
switch-leaders = Leader
switch-leaders-draft = A scelta: tienine uno, passa gli altri a destra
switch-leaders-random = Distribuiti: quattro a caso
switch-tile_1_4 = La tessera contro legno e pietra
switch-tile_1_4-each = Uno in meno di ciascuno
switch-tile_1_4-one_choice = Uno in meno in tutto, a tua scelta
switch-passing = Passare
switch-passing-forced = Passa solo chi non può mettere un Familiare
switch-passing-free = Chiunque può passare
switch-declining = Rinuncia ai guadagni
switch-declining-last_period = Chiesta dove può contare: nell'ultimo periodo
switch-declining-always = Chiesta per ogni guadagno
switch-negative_score = Punteggi sotto lo zero
switch-negative_score-allowed = Possibili
switch-negative_score-floor_zero = Mai sotto lo zero
switch-military_rank = Classifica militare
switch-military_rank-all = Contano tutti
switch-military_rank-with_points = Conta solo chi ha Punti Militari
title = Lorenzo il Magnifico

# ---- perché il bot greedy farebbe così ----
because-chance = Ha deciso il caso.
because-points = Porta subito il maggior numero di punti: [{ $points } vp].
because-goods = Ti lascia le risorse più utili: per ciò che compreranno, circa [{ $points } vp].
because-cards = Ciò che aggiunge alle tue carte vale di più: circa [{ $points } vp] nel resto della partita.
because-military = I tuoi punti militari crescono: posto per i Territori e un rango migliore alla fine, circa [{ $points } vp].
because-church = Ti avvicina alla fede che la Chiesa chiederà: vale circa [{ $points } vp].
because-leaders = I tuoi leader ne traggono il massimo: circa [{ $points } vp] nel resto della partita.
because-members = Conserva per dopo i tuoi Familiari migliori.
because-order = Ti fa giocare prima nel prossimo round.
because-least-bad = Tutto il resto ti costerebbe di più.
because-leader = Tra questi leader è il più promettente, e puoi riuscire a soddisfarne il requisito.
because-tile = Le sue risorse valgono di più, su tutti i tuoi Raccolti e le tue Produzioni.
because-support = I punti adesso, senza scomunica, valgono più della tua fede in seguito.
because-refuse = La tua fede varrà in seguito più di quanto costa la scomunica.
because-end = Niente di ciò che i tuoi leader possono fare ora vale più dell'attesa.
because-discard = Difficilmente soddisferai il requisito di questo leader; meglio un Privilegio.
