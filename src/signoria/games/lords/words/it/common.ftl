# Lords in italiano: cose, risposte comuni, che cosa fanno le carte, il foglio dei punti. Ogni capitolo ha il suo file.

title = Signori del Rinascimento

# ---- cose ----
resource-au = Au
count-au = { $n } Au

season-spring = primavera
season-summer = estate
season-autumn = autunno
season-winter = inverno

empire-england = Inghilterra
empire-france = Francia
empire-habsburg = Asburgo
empire-papal = Stato della Chiesa
empire-aragon = Aragona
empire-ottoman = Ottomani

colour-neutral = nessun colore
colour-red = rosso
colour-blue = blu
colour-orange = arancione
colour-white = bianco
colour-purple = viola
colour-black = nero
colour-grey = grigio

unit-army = armata
unit-caravan = carovana
unit-galley = galea
unit-nao = nao
unit-mercenary = mercenario
unit-pirate = pirata
count-unit-army = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
count-unit-caravan = { $n ->
    [one] { $n } carovana
   *[other] { $n } carovane
}
count-unit-galley = { $n ->
    [one] { $n } galea
   *[other] { $n } galee
}
count-unit-nao = { $n } nao
count-unit-mercenary = { $n ->
    [one] { $n } mercenario
   *[other] { $n } mercenari
}
count-unit-pirate = { $n ->
    [one] { $n } pirata
   *[other] { $n } pirati
}

good-silk = seta
good-spices = spezie
good-alum = allume
good-slaves = schiavi
good-gold = oro
good-sugar = zucchero
good-mine = una miniera
good-building = un edificio

block-immature = Immaturo
block-semi_mature = Semimaturo
block-mature = Maturo

stature-vassal = vassallo
stature-duke = duca
stature-king = re
stature-emperor = imperatore

religion-catholic = cattolica
religion-orthodox = ortodossa
religion-muslim = musulmana

result-choice = una scoperta a scelta
result-discovery = una scoperta
result-failure = ritorno senza successo
result-scurvy = scorbuto, una nave è perduta
result-pirates = pirati del Malabar, due navi sono perdute

round-auction = Carte e aste
round-buying = Acquisti e rinforzi
round-neutrals = Potenze senza giocatore
round-movement = Movimento e conflitto
round-taxes = Tasse
round-projects = Progetti
round-routes = Rotte commerciali
round-storms = Tempeste
round-winter = Inverno
round-end_roll = Il gioco finisce?

cause-none = niente
cause-agreed = tutti i giocatori sono d'accordo
cause-dry = la riserva d'oro è esaurita
cause-year = l'ultimo anno è passato
cause-roll = il tiro per la fine
cause-alone = resta un solo giocatore

# ---- ordini permanenti ----
topic-bids_leaders = Offerte per le carte L
topic-bids_courtiers = Offerte per le carte C
topic-bids_enterprises = Offerte per le carte E, G e R
topic-bids_intrigue = Offerte per le carte M
topic-winter = Inverno
topic-projects = Progetti
topic-movement = Movimento
topic-losses = Perdite
topic-retreat = Ritirate
topic-ships = Navi altrui nei miei stretti
topic-leaving = Chi vuole lasciare Ducati miei
topic-picking = Chi vuole guidare armate accanto ai miei leader
topic-offers = Offerte degli altri giocatori
topic-heresy = Eresia
topic-trials = Processi cattolici
topic-routes = Rotte commerciali

do-stand = Ordine permanente: { standing-order }
do-limit = Ordine permanente: { standing-limit }
why-orders-changed = In questa stagione hai già cambiato { $v0 } volte ordini permanenti e prezzi; fino alla prossima basta.
standing-order = { $topic_id ->
    [winter] { $value ->
        [1] in inverno risparmia tutto ciò che si può
        [2] in inverno non pagare nulla
       *[other] chiedimi che cosa risparmiare in inverno
    }
    [projects] { $value ->
        [1] fai avanzare tutti i progetti che si possono pagare
        [2] mantieni tutti i progetti dove sono
       *[other] chiedimi dei progetti
    }
    [movement] { $value ->
        [1] non muovere e non attaccare nulla
       *[other] chiedimi come muovere
    }
    [losses] { $value ->
        [1] logora prima i segnalini freschi
        [2] elimina prima i segnalini logori
        [3] perdi prima i mercenari
        [4] perdi per ultimi i mercenari
       *[other] chiedimi delle perdite
    }
    [retreat] { $value ->
        [1] ritirati nella città mia più vicina
       *[other] chiedimi dove ritirarmi
    }
    [ships] { $value ->
        [1] lascia passare le navi altrui nei miei stretti
        [2] ferma le navi altrui ai miei stretti
       *[other] chiedimi delle navi ai miei stretti
    }
    [leaving] { $value ->
        [1] lascia partire gli altri dai miei Ducati
        [2] nega agli altri di lasciare i miei Ducati
       *[other] chiedimi chi può lasciare i miei Ducati
    }
    [picking] { $value ->
        [1] lascia che gli altri guidino armate che stanno con i miei leader
        [2] nega agli altri le armate che stanno con i miei leader
       *[other] chiedimi chi può guidare armate che stanno con i miei leader
    }
    [offers] { $value ->
        [1] rifiuta ogni offerta degli altri
       *[other] chiedimi delle offerte degli altri
    }
    [heresy] { $value ->
        [1] paga per le eresie
        [2] cedi una carta per le eresie
       *[other] chiedimi delle eresie
    }
    [trials] { $value ->
        [1] annulla tutti i processi cattolici
        [2] non annullare nessun processo
       *[other] chiedimi dei processi
    }
    [routes] { $value ->
        [1] dichiara la rotta migliore di ogni banco e impresa
       *[other] chiedimi delle rotte commerciali
    }
   *[other] { $value ->
        [1] passa: { $topic }
       *[other] chiedimi: { $topic }
    }
}
standing-limit = { $topic_id ->
    [ships] lascia passare le navi altrui nei miei stretti per { $range } Au l'una
   *[other] { $topic }: fino a { $range } Au
}

# ---- risposte comuni ----
do-done = Pronto
do-finish = Nient'altro
do-cancel = Annulla
do-yes = Sì
do-no = No

# ---- oro, segnalini, carte ----
event-gold = { $source } → { $target }: [{ $n } au]
event-gold-laid = { $source } → { $target }: [{ $n } au]
event-placed = Arriva { $counter }: { $place }
event-worn = { $counter } si logora
event-removed = { $counter } lascia la mappa
event-freshened = { $counter } torna a piena forza
event-turned = { $counter } cambia colore: { $other }
event-leader-comes = Arriva { $leader }: { $place }
event-card-gained = { $seat } ha { $card }
event-card-given-up = { $seat } cede { $card }, che va alla prossima asta
event-card-discarded = { $card } va negli scarti
event-card-removed = { $card } esce dal gioco

# ---- inizio, anno, fine ----
do-choose-colour = { $colour_id ->
    [red] { empire-england }
    [blue] { empire-france }
    [orange] { empire-habsburg }
    [white] { empire-papal }
    [purple] { empire-aragon }
   *[other] { empire-ottoman }
} ({ $colour })
do-keep-card = Tieni { $card }
ask-choose-colour = Sei { $leader }. Con quale impero ti schieri?
ask-keep-card = Anche { $seat } ha scelto il colore di questo impero: { $empire }. Quale delle sue carte tieni?
why-colour-full = Due giocatori hanno già scelto questo colore.
event-lord-dealt = { $seat } riceve { $leader }
event-colour-chosen = { $seat } si schiera con il colore { $colour }
event-season-begins = { $year }, { $season }
event-round-begins = { $round }
event-ended = Il gioco è finito: { $cause }
event-wants-end = { $seat } è d'accordo di finire ora
do-end-now = Accetta di finire ora il gioco
do-play-on = Non accettare più di finire il gioco

# ---- che cosa fanno le carte ----
effect-emperor = Un imperatore. Chi ha la carta muove lui e le navi dell'impero.
effect-lord_bank = Un signore con il suo banco. Il banco ha bisogno di seta, quello di Trebisonda di spezie.
effect-ally = Un alleato: lo muove chi ha la carta.
effect-chancellor = Chi ha la carta spende l'oro dell'impero, costruisce con i suoi segnalini e ne muove le carovane.
effect-pirate = Un pirata con la sua nave, da assoldare.
effect-condottiere = Arriva con un mercenario; uno dei tuoi leader guida più mercenari di quanti permetta la sua Statura.
effect-engineer = Una volta per round, in un assedio, i tuoi dadi colpiscono con 1 e 2.
effect-explorer = Può salpare per un viaggio di scoperta.
effect-cartographer = Sottrae 1 dai tuoi tiri sulla tavola delle scoperte.
effect-building = Rende con le spezie e con lo zucchero, e fornisce un edificio.
effect-guild = Rende con la fornitura di cui ha bisogno.
effect-resource = Rende con la fornitura di cui ha bisogno, e fornisce la propria merce.
effect-spy = Pesa il doppio nell'ordine di movimento e vale per il trono del suo impero. Giocata prima di un round di movimento: l'assedio di una città di quel colore colpisce da 1 a 3.
effect-revolt = Vale per il trono del suo impero. Giocata: un'armata là diventa grigia ed è tua, o un mercenario sorge in una città vuota.
effect-princess = Un matrimonio: due condizioni per il trono, eredi legittimi e la sua dote.
effect-title = Una seconda pretesa a un trono.
effect-heresy = Giocata: un alleato di quella fede in quelle terre va all'asta, o il leader personale di un giocatore paga o cede una carta.
effect-trial = Giocata: un alleato o un cortigiano di quella fede in quelle terre, o un tuo prigioniero, muore con un tiro da 1 a 3.
effect-pestilence = In quelle terre possono morire i leader dei giocatori, e le loro armate si logorano.
effect-navigation = Un sapere che possono avere in più d'uno: apre la zona dei viaggi e conta alla fine.

# ---- il foglio dei punti e le opzioni ----
score-chest = Oro nella cassa
score-ransoms = Riscatti
score-purse = Oro sotto il proprio leader
score-navigation = Carte navigazione
switch-lords = Signori
switch-lords-recommended = Quelli consigliati per il numero di giocatori
switch-lords-random = Uno qualsiasi dei diciassette
switch-start_gold = Oro all'inizio
switch-start_gold-10 = 10 Au a testa
switch-start_gold-15 = 15 Au a testa
switch-start_gold-20 = 20 Au a testa
switch-last_year = Ultimo anno
switch-last_year-1479 = 1479
switch-last_year-1499 = 1499
switch-end_roll = Tiro per la fine
switch-end_roll-two_dice = Due dadi e pestilenze, con 13 il gioco finisce
switch-end_roll-one_die = Un dado e pestilenze, con 7 il gioco finisce
switch-end_roll-none = Nessun tiro
switch-zorzi_mine = L'allume degli Zorzi a Focea
switch-zorzi_mine-off = Lasciato fuori
switch-zorzi_mine-on = In vendita dall'inizio
switch-green_auctions = Le carte verdi non usate si vendono
switch-green_auctions-summer = Solo in estate
switch-green_auctions-every_season = In ogni stagione
switch-unsold_leader = Un leader che nessuno compra
switch-unsold_leader-open = Resta aperto a offerte successive
switch-unsold_leader-discarded = Va negli scarti
switch-stature_cap = La Statura limita
switch-stature_cap-moment = Quanto un leader guida in un momento
switch-stature_cap-turn = Quanto un leader guida in un intero turno
switch-capital_plunder_rest = Di un tesoro depredato l'altra metà
switch-capital_plunder_rest-stays = Resta nel tesoro
switch-capital_plunder_rest-lost = Va perduta
switch-port_assault = Le armate in mare attaccano un porto
switch-port_assault-from_sea = Dal mare, con delle nao
switch-port_assault-from_inside = Solo dall'interno del porto
switch-buildings_in_empires = Edifici in città imperiali dal 1466
switch-buildings_in_empires-off = Non raccolgono tasse
switch-buildings_in_empires-on = Raccolgono tasse
switch-inflation_spares_empires = Dal 1466 gli imperi
switch-inflation_spares_empires-off = Non ricevono più tasse nemmeno loro
switch-inflation_spares_empires-on = Ricevono ancora tasse
switch-neutral_links = Unità di nessuno nelle rotte commerciali
switch-neutral_links-off = Non sono anelli
switch-neutral_links-on = Sono anelli per tutti
switch-toll_payer = I pedaggi li paga
switch-toll_payer-bank = La riserva d'oro
switch-toll_payer-merchant = Il mercante
switch-satellite_in_empire = Un satellite dentro un impero paga
switch-satellite_in_empire-home = La sua patria
switch-satellite_in_empire-empire = L'impero
switch-naos_at_sea_link = Nao fuori dai porti nelle rotte commerciali
switch-naos_at_sea_link-off = Non sono anelli
switch-naos_at_sea_link-on = Sono anelli senza pedaggio
switch-azov_spring = Navi nel Mar d'Azov in primavera
switch-azov_spring-leaving = Possono lasciarlo, e si logorano
switch-azov_spring-frozen = Non possono muovere
switch-switch_gives_up = Chi cambia colore cede
switch-switch_gives_up-both = Entrambe le carte imperiali
switch-switch_gives_up-one = Una carta imperiale
switch-cape_closes_beirut = Il Capo chiude anche Beirut
switch-cape_closes_beirut-off = No
switch-cape_closes_beirut-on = Sì
switch-papal_religion = Pretendenti al soglio papale
switch-papal_religion-off = Di qualsiasi religione
switch-papal_religion-on = Solo cattolici
switch-heir_keeps_allies = Un erede legittimo conserva
switch-heir_keeps_allies-off = Solo la carta di suo padre
switch-heir_keeps_allies-on = Anche le carte L degli alleati
switch-split_treasury = Con L e C in due mani l'oro imperiale lo spende
switch-split_treasury-chancellor = Chi ha la C
switch-split_treasury-both = Anche chi ha la L, per riparazioni e progetti
switch-m_order = Ordine di movimento
switch-m_order-weights = Secondo il peso delle carte M, una spia conta due volte
switch-m_order-number = Secondo il numero più alto sulle carte M di un giocatore
switch-strait_crossing_mp = Passare uno stretto per terra costa
switch-strait_crossing_mp-1 = 1 punto e il terreno alle spalle
switch-strait_crossing_mp-terrain = Solo il terreno alle spalle
switch-leaderless_product = In battaglia una parte senza leader ha il prodotto
switch-leaderless_product-0 = 0
switch-leaderless_product-1 = 1
