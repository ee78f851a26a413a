# Houses of Renaissance in italiano.

# ---- cose ----
member-brown = Familiare marrone
resource-token = gettoni speciali
resource-leader = Leader pescati
resource-play = Leader giocati gratis
count-token = { $n ->
        [one] { $n } gettone speciale
       *[other] { $n } gettoni speciali
    }
count-leader = { $n ->
        [one] { $n } Leader pescato
       *[other] { $n } Leader pescati
    }
count-play = { $n ->
        [one] { $n } Leader giocato gratis
       *[other] { $n } Leader giocati gratis
    }
deck-special = Speciali
tower-territory = i Territori
tower-character = i Personaggi
tower-building = gli Edifici
tower-venture = le Imprese
tower-special = la torre speciale
space-special-1 = Torre speciale, piano 1
space-special-2 = Torre speciale, piano 2
space-special-3 = Torre speciale, piano 3
space-special-4 = Torre speciale, piano 4
space-leader-bramante = spazio di Bramante
space-leader-erasmo_da_rotterdam = spazio di Erasmo da Rotterdam
space-leader-guglielmo_de_pazzi = spazio di Guglielmo de' Pazzi
space-leader-massimiliano_i_dasburgo = spazio di Massimiliano I d'Asburgo
space-leader-piero_della_francesca = spazio di Piero della Francesca
space-leader-pietro_bembo = spazio di Pietro Bembo
space-leader-lorenzo_de_medici = spazio di Lorenzo de' Medici
bonus_tile-tile_5 = tessera Bonus 5
tile-tile_1_8 = tessera I-8 (meno gettoni speciali)
tile-tile_2_8 = tessera II-8 (torre speciale più difficile)
tile-tile_3_8 = tessera III-8 (i gettoni speciali costano punti)
source-space-special-1 = bonus del piano
source-space-special-2 = bonus del piano
source-space-special-3 = bonus del piano
source-space-special-4 = bonus del piano
source-space-leader-bramante = spazio di Bramante
source-space-leader-erasmo_da_rotterdam = spazio di Erasmo da Rotterdam
source-space-leader-guglielmo_de_pazzi = spazio di Guglielmo de' Pazzi
source-space-leader-massimiliano_i_dasburgo = spazio di Massimiliano I d'Asburgo
source-space-leader-piero_della_francesca = spazio di Piero della Francesca
source-space-leader-pietro_bembo = spazio di Pietro Bembo
source-space-leader-lorenzo_de_medici = spazio di Lorenzo de' Medici
source-tile_5 = tessera Bonus
source-token = gettone speciale
source-auction = tessera Asta
face-market_day = Giorno di mercato
face-building_yard = Cantiere
face-household = Servitù
face-timber = Legname
face-quarry = Cava
face-muster = Leva
face-hired_men = Mercenari
face-alms = Elemosina
face-devotion = Devozione
face-renown = Fama
face-gathering = Mietitura
face-craft = Mestiere
privilege-store = tutto ciò che si trova sulla tua tessera Famiglia
lot-name = tessera Asta { $n }
about-special = Prendi la carta speciale che si trova qui; va con le tue carte del suo tipo. Chi entra in una torre dove c'è già un Familiare paga prima [{ $toll } coin]. [R-19] [R-20]
about-leader = Spazio di un Leader, solo per il suo proprietario: un Familiare di valore almeno 1. [R-29] [U-11]

# ---- gettoni in frasi ----
token-gain = { $goods }.
token-harvest = Un Raccolto a valore { $value }.
token-production = Una Produzione a valore { $value }.

# ---- scelte ----
do-use-token = Usa il gettone { $face }
do-use-token-gain = Usa { $face }: { $goods }
do-use-token-work = Usa { $face }: { $area } a valore { $value }
do-give-token = Paga con il gettone { $face }
do-give-token-gain = Paga con { $face } ({ $goods })
do-give-token-work = Paga con { $face } ({ $area } a valore { $value })
do-drop-token = Rendi il gettone { $face }
do-drop-token-gain = Rendi { $face } ({ $goods })
do-drop-token-work = Rendi { $face } ({ $area } a valore { $value })
do-hold = Metti il gettone { $face } su { $card }
do-hold-gain = Metti { $face } su { $card }: { $goods }
do-hold-work = Metti { $face } su { $card }: { $area } a valore { $value }
do-use-one = Usa { $leader } (scambio { $choice })
do-use-one-exchange = Usa { $leader }: { $pay } → { $gain }
do-activate = Attiva { $card }
do-play-free = Gioca { $leader } gratis
do-take-back = Prendi dagli scarti { $card }
do-take-left = Prendi la carta qui: { $space }
do-take-left-card = Prendi { $card } ({ $space })
do-give-up = Rinuncia a { $card }
do-wake = Scopri { $visconti }
do-pay-more = Paga{ $wood ->
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
    }{ $fp ->
        [0] { "" }
       *[other] { " " }[{ $fp } fp]
    }{ $token ->
        [0] { "" }
       *[other] { " " }[{ $token } token]
    }
do-work-at = { $area_id ->
        [harvest] Un Raccolto
       *[production] Una Produzione
    }
do-work-at-value = { $area_id ->
        [harvest] Un Raccolto
       *[production] Una Produzione
    } a valore { $value }
do-skip-activate = Non attivare nessuna carta
do-bid = Offri { $range } per { $family }
do-bid-lot = Offri { $range } per { $family } ({ $goods })
do-repeat = { $conversion }, × { $range }
do-exchange = Scambia { $range }× con { $family }
do-exchange-goods = { $family }: { $pay } → { $gain }, × { $range }
do-toll-with = Paga il pedaggio, con servitori al posto di Monete
do-convert-with = { $conversion }, pagando{ $wood ->
        [0] { "" }
       *[other] { " " }[{ $wood } wood]
    }{ $stone ->
        [0] { "" }
       *[other] { " " }[{ $stone } stone]
    }{ $coin ->
        [0] { "" }
       *[other] { " " }[{ $coin } coin]
    }{ $servants ->
        [0] { "" }
       *[other] { " " }[{ $servants } servant]
    }

# ---- domande ----
ask-bid = Per quale famiglia fai un'offerta, e di quanti Punti Vittoria? Se nessuno offre di più, è tua.
ask-give-token = Con quale gettone speciale paghi?{ $count ->
        [1] { "" }
       *[other] { " " }Ne servono { $count }.
    }
ask-drop-token = Quale dei gettoni pescati rendi?
ask-play-free = Quale Leader giochi gratis, senza soddisfarne il requisito?
ask-play-open = Quale dei Leader scoperti giochi subito, senza soddisfarne il requisito?
ask-take-back = Quale carta scartata prendi, senza pagarla?
ask-take-left = I Gonzaga possono pagare [{ $servants } servant] per una carta rimasta in una torre. Quale?
ask-give-up = A quale Personaggio rinunci?
ask-wake = Quale gettone dei Visconti scopri? Poi tutti quelli scoperti danno ciò che mostrano.
ask-work-at = Raccolto o Produzione? Prima di carte e tessere il valore è { $value }.
ask-family-harvest = Un Raccolto a valore { $value }, che nulla aumenta: procedi?
ask-activate = Quale delle tue carte attivi con { $card }?
ask-pay-leader = Come paghi lo scambio di { $leader }?
ask-one-card = { $area } a valore { $value } con una sola carta: quale?
ask-toll = Il pedaggio è di [{ $coins } coin]. Quanti servitori paghi al posto delle Monete?

# ---- perché no ----
why-no-faith = I Della Scala non scelgono mai la fede per un Privilegio: la ricevono in più.
why-highest-bid = Un'offerta è al massimo di [{ $v0 } vp].
why-cannot-pay = Non hai ciò che costa questo scambio del Leader.
why-no-character = Non hai Personaggi a cui rinunciare.
why-no-leader = In mano non hai nessun Leader che potresti giocare.
why-no-effect = Ora questa carta non porterebbe nulla.
why-above-value = Il numero di questa carta supera il valore.
why-exchange = Uno scambio costa { $v0 }, che non hai.
why-special-card = I Gonzaga non prendono carte dalla torre speciale.
why-nothing-left = Qui non è rimasta nessuna carta.
why-other-type = Puoi riprendere solo una carta di un tipo che la carta nomina.
why-chosen = Già preso: i Privilegi di una stessa fonte devono portare cose diverse.
why-awake = Questo gettone Visconti è già girato.
why-empty-store = Sulla tua tessera Famiglia non c'è nulla.
why-itself = Una carta non attiva mai sé stessa.
why-set-it-going = È questa carta che ha avviato l'attivazione.
why-activated = Già attivata: la seconda carta dev'essere un'altra.
why-holds-token = Su questa carta c'è già un gettone, e vi resta.

# ---- che cosa è successo ----
event-tower-adjusted = Più difficili o più facili in questo round: { $tower }
event-tokens-drawn = { $seat } pesca { $count ->
        [one] { $count } gettone speciale
       *[other] { $count } gettoni speciali
    }
event-tokens-seen = { $seat } ha pescato: { $faces }
event-token-used = { $seat } usa il gettone { $face }
event-token-paid = { $seat } paga con il gettone { $face }
event-token-held = { $seat } mette il gettone { $face } su { $card }
event-lot-laid = All'asta: { $family } con { $lot }
event-open-leaders = Scoperti accanto a { $family }: { $leaders }
event-bid-made = { $seat } offre [{ $points } vp] per { $family }
event-family-taken = { $seat } ha la famiglia { $family }{ $points ->
        [0] { "" }
       *[other] , per [{ $points } vp]
    }
event-exchanged = { $seat } scambia con { $family }: { $times }×
event-stored = { $seat } mette { $goods } sulla tessera Famiglia
event-step-reached = { $seat } raggiunge la tessera Fede sulla casella { $step }
event-visconti-awake = { $seat } scopre un gettone dei Visconti: { $visconti }
event-set-complete = { $seat } completa la serie { $count } dei quattro tipi
event-leaders-drawn = { $seat } pesca { $count } Leader
event-leader-drawn = { $seat } ha pescato { $leader }
event-card-activated = { $seat } attiva { $card }
event-card-taken-back = { $seat } prende dagli scarti { $card }
event-card-given-up = { $seat } rinuncia a { $card }
event-points-lost = { $seat } perde [{ $count } vp]
event-toll-replaced = { $seat } dà [{ $servants } servant] al posto di Monete del pedaggio
event-converted-for = { $seat } usa { $conversion }, { $times }×, per { $goods }
event-extra-turn = { $seat } ha un turno in più
event-spared = { $seat } è salvo grazie a Martin Lutero: niente Scomunica

# ---- carte in frasi ----
per-fp = { $every ->
        [1] per ogni tuo Punto Fede
       *[other] ogni { $every } tuoi Punti Fede
    }
per-leader = { $every ->
        [1] per ogni Leader che hai in gioco
       *[other] ogni { $every } Leader che hai in gioco
    }
per-token = { $every ->
        [1] per ogni tuo gettone speciale
       *[other] ogni { $every } tuoi gettoni speciali
    }
per-servant = { $every ->
        [1] per ogni tuo servitore
       *[other] ogni { $every } tuoi servitori
    }
per-pair = { $every ->
        [1] per ogni coppia di un legno e una pietra che hai
       *[other] ogni { $every } coppie di un legno e una pietra che hai
    }
card-loss = Subito perdi { $goods }.
card-activates = Subito: puoi attivare { $cards } fra i tuoi, qualunque sia il loro numero. [R-26]
card-takes-back = Subito: puoi prendere { $deck } del gioco base fra le carte scartate, senza pagare. [R-24]
card-catches-up = Subito: i tuoi Punti Militari salgono a quelli del primo esercito. [R-27]
card-lasting-work = Sempre: valore del Raccolto e della Produzione +{ $value }.
card-lasting-no_special_toll = Sempre: nessun pedaggio per te nella torre speciale.
card-lasting-waive = Sempre: di un Leader che giochi puoi non soddisfare { $value ->
        [one] { $value } requisito
       *[other] { $value } requisiti
    }. [HR-41]
card-lasting-on_leader = Sempre: { $goods } con ogni Leader che giochi.
card-holds-harvest = Puoi mettervi per sempre un gettone speciale: il suo effetto vale in ogni tuo Raccolto da { $value } in su. [R-18]
card-holds-market = Puoi mettervi per sempre un gettone speciale: il suo effetto vale ogni volta che vai al mercato. [R-18]
card-harvest-capped = Raccolto da { $value } in su: { $goods } { $per }, al massimo tante volte quanto è il valore del Raccolto. [R-23]
card-repeat = Produzione da { $value } in su, se vuoi, al massimo tante volte quanto è il valore della Produzione: { $goods }. [R-23]
card-work-activates = Produzione da { $value } in su: puoi attivare { $cards } fra i tuoi, qualunque sia il loro numero. [R-26]
card-work-loss = Produzione da { $value } in su: perdi { $goods }.
card-end-per = Alla fine: { $goods } { $per }.
card-end-most = Alla fine: { $goods } { $per }, al massimo { $most }.

# ---- Leader in frasi ----
need-most = al massimo { $goods }
need-none = niente { $goods }
need-most-cards = al massimo { $cards }
need-all-cards = { $n ->
        [one] { $n } carta Sviluppo
       *[other] { $n } carte Sviluppo
    }
need-most-types = carte di al massimo { $n ->
        [one] { $n } tipo
       *[other] { $n } tipi
    }
need-leaders = { $n } Leader in gioco
need-wood-stone = al massimo { $n } fra [wood] e [stone]
leader-on-take = { $goods } ogni volta che prendi { $deck }.
leader-more-privileges = Ogni volta che ricevi Privilegi del Consiglio: { $goods } in più, per qualunque cosa.
leader-more-vp = Ogni volta che guadagni Punti Vittoria: { $goods } in più.
leader-servant-value = I servitori aumentano un valore di { $value } invece che di 1.
leader-servants-for = Puoi pagare servitori al posto di { $goods }, uno per uno.
leader-immune = Non ricevi mai la Scomunica.
leader-exchange = Una volta per round: { $goods }.
leader-one-harvest = Una volta per round: un Raccolto a valore { $value } con una sola tua carta. Nulla lo aumenta.
leader-one-production = Una volta per round: una Produzione a valore { $value } con una sola tua carta. Nulla la aumenta.
leader-draws = Una volta per round: pesca { $count ->
        [one] { $count } gettone speciale
       *[other] { $count } gettoni speciali
    } e tienine { $keep }.
leader-gives-up = Una volta per round: rinuncia a { $deck } fra i tuoi per { $goods }.
leader-space = Uno spazio per un tuo Familiare: { $goods }.
leader-space-work = Uno spazio per un tuo Familiare: un Raccolto o una Produzione con il suo valore.
leader-at-once = Subito: { $goods }.

# ---- tessere Scomunica ----
tile-special = { $value } al valore nella torre speciale.
tile-tokens = Alla fine perdi { $goods } per ogni gettone speciale che ti resta.
tile-short-special = { $value } nella torre speciale
tile-short-tokens = [-{ $value } vp] per ogni gettone speciale

# ---- famiglie in frasi ----
family-text-aragonesi = Ogni volta che prendi un Territorio: un Raccolto al suo numero meno { $value }. Nulla lo aumenta. [R-32] [HR-47]
family-text-colonna = Hai un quinto Familiare, quello marrone: vale sempre { $value } e non è né colorato né neutro. In ogni round hai un quinto turno, dopo il quarto di tutti. [R-33] [HR-1] [HR-2]
family-text-da_montefeltro = Il legno e la pietra che paghi per un Edificio restano sulla tua tessera Famiglia. Un Privilegio del Consiglio può riportare tutto ciò che vi si trova. [R-34] [HR-48]
family-text-della_rovere = Tre tessere ti aspettano sul tracciato della fede; quando ne raggiungi una la prendi: { $steps }. Ogni Scomunica ti costa { $loss }. [R-35] [HR-49]
family-text-della_rovere-step = casella { $step }: { $goods }
family-text-della_scala = Con ogni Privilegio del Consiglio ricevi in più { $goods }, ma non scegli mai la fede. Nel tuo turno puoi scambiare { $exchange }, quante volte vuoi. [R-36] [HR-50]
family-text-este = Nel tuo turno puoi scambiare { $exchange }, quante volte vuoi. [R-37]
family-text-gonzaga = Finiti i turni di un round puoi prendere una carta rimasta in una delle quattro torri base per { $goods }, senza altri costi. [R-38] [HR-51]
family-text-malatesta = Del costo di un'Impresa in Punti Militari non paghi nulla; devi averne quanti ne chiede. [R-39] [HR-52]
family-text-medici = Ogni volta che prendi un Personaggio: { $goods }. Hai posto per { $count ->
        [one] { $count } Personaggio
       *[other] { $count } Personaggi
    }. Alla fine { $points }. [R-40]
family-text-medici-points = { $n } valgono [{ $points } vp]
family-text-orsini = Una serie è una carta di ogni tipo. Le tue serie portano, in quest'ordine: { $sets }. [R-41] [HR-54]
family-text-sforza = I Leader scoperti accanto alla famiglia sono tuoi; ne giochi subito uno, gratis. [R-42] [HR-55]
family-text-visconti = I Leader scoperti accanto alla famiglia sono tuoi, e così i gettoni dei Visconti, coperti. Con ogni Leader che giochi ne scopri uno, poi ottieni ciò che mostrano tutti quelli scoperti: { $tokens }. [R-43] [HR-56]

# ---- le scelte del tavolo ----
switch-houses = Houses of Renaissance
switch-houses-off = Senza: il gioco base, fino a quattro
switch-houses-on = Con l'espansione: famiglie, torre speciale e gettoni, fino a cinque
switch-families = Famiglie
switch-families-auction = All'asta per Punti Vittoria
switch-families-random = Assegnate a caso
switch-families-off = Nessuna
switch-special_tower = Torre speciale
switch-special_tower-on = Con la torre speciale e i suoi gettoni
switch-special_tower-off = Senza torre speciale e senza gettoni
switch-new_leaders = Nuovi Leader
switch-new_leaders-on = I Leader delle due scatole
switch-new_leaders-off = Solo i Leader del gioco base
because-bid = Con il suo lotto questa famiglia vale per te più dell'offerta, e puoi ancora salire.
