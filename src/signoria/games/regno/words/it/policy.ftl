# Perché il bot sceglie ciò che sceglie: una frase per ciascuno.
because-chance = Ha deciso il caso.
because-nothing-better = Qui nient'altro vale la pena.

# scelte prima del primo anno, asta
because-faith-of-the-land = È la fede del paese: il suo capo non ti prende di mira.
because-faith-without-head = Nessun altro aspira al capo di questa fede.
because-choose-government = Il suo monumento è alla tua portata.
because-choose-branch = Aiuta a crescere un regno giovane.
because-choose-luxury = Ti serve per un matrimonio o per un monumento.
because-bid-little = Giocare presto vale qualcosa.
because-bid-nothing = I fiorini ti servono altrove.

# Ordini
because-order-produce = Ti serve ciò che rendono le tue province.
because-order-build = C'è qualcosa che conviene costruire o reclutare.
because-order-march = Il tuo esercito ha una meta.
because-order-trade = Hai merci da vendere o da comprare.
because-order-court = La Corte ha qualcosa da fare.
because-order-govern = C'è qualcosa che conviene imparare o sistemare.
because-replace-order = Un altro Ordine ora vale molto più dei 15 fiorini.
because-keep-orders = I tuoi Ordini vanno ancora bene.
because-activation-done = Tutto il previsto è fatto.
because-free-prisoner = Nessuno paga per questo prigioniero.
because-free-slaves = Un addetto libero serve più di uno schiavo.

# costruire e reclutare
because-build-village = Un Villaggio dà posto a gente ed edifici.
because-build-town = Un Borgo porta rendita e un punto.
because-build-city = Una Città porta rendita e punti.
because-build-farm = Ci sono molte bocche da sfamare.
because-build-workshop = Le sue merci servono ogni stagione.
because-build-forge = Una Fucina dà Ferro e soldati migliori.
because-build-church = Una Chiesa porta rendita e calma il popolo.
because-build-cathedral = Una Cattedrale porta rendita e un punto.
because-build-market = Risparmia la commissione.
because-build-port = Un Porto porta Grano e navi.
because-build-fortress = Le mura tengono fuori il nemico.
because-build-manor = Porta una buona rendita.
because-build-monument = Il monumento vale più di tutto.
because-build-worth = Vale più di quanto costa.
because-build-ship = Una nave apre la costa.
because-build-done = Ora nient'altro vale il suo prezzo.
because-repair = Riparare costa meno che farne a meno.
because-repair-ship = Una nave intera è più sicura.
because-public-works = C'è malcontento in molti luoghi.
because-spare-luxury = Di questo lusso ne hai di più.
because-recruit-for-conquest = La prossima conquista vuole più uomini.
because-recruit-machines = Le mura cadono solo con le macchine.
because-recruit-soldiers = Danno più forza per il loro prezzo.
because-batch-ready = La leva è come previsto.

# guerra
because-conquer-neutral = Le probabilità sono buone e la provincia ne vale la pena.
because-attack-enemy = Qui il nemico è debole.
because-lay-siege = Con le macchine questa fortezza si può prendere.
because-begin-siege = Davanti a queste mura tieni fuori gli altri, e dentro nulla rende.
because-siege-goes-on = L'assedio è vicino alla fine.
because-siege-pays = La provincia vale l'assedio.
because-siege-dear = L'assedio costa più di quanto promette.
because-siege-hopeless = Queste mura non cadranno.
because-join-battle = Insieme le probabilità sono migliori.
because-battle-odds = Le probabilità sono dalla tua parte.
because-retreat-odds = Questo campo è perso: salva il resto.
because-stay-behind-walls = Le mura reggono ancora.
because-stay-against-rebels = Chi se ne va perde la provincia.
because-sally = L'assediante è il più debole.
because-gather = L'esercito si raduna per la prossima meta.
because-winter-roof = D'Inverno un esercito ha bisogno di un tetto.
because-whole-army = Chi combatte combatta con tutti.
because-commander-goes = Questo comandante aiuta in battaglia.
because-march-goal = È la meta della marcia.
because-march-done = Altre marce non convengono.
because-settle-empty = Una provincia vuota non paga tassa.
because-settle-posts = Là i posti sono vuoti.
because-least-post = Questo posto rende meno.
because-declare-war = Il vicino è debole e la sua terra è aperta.
because-commander-helps = Questo comandante aiuta più di tutti.
because-no-commander-helps = Qui nessun comandante aiuterebbe.
because-lead-best = I soldati migliori ne traggono di più.
because-aim-walls = Prima ci vuole una breccia.
because-aim-men = La breccia c'è: ora gli uomini.
because-aimed = Non c'è altro da bersagliare.
because-lose-cheapest = Cadono prima i pezzi meno cari.
because-fall-back-to-friends = Là il tuo esercito è più al sicuro.
because-save-wounded = Un soldato salvato costa meno di una recluta.
because-nobody-saved = Non c'è denaro per i feriti.
because-captives-calm = I prigionieri liberati calmano il popolo.
because-slaves-work = Qui un posto è vuoto.
because-captives-not-wanted = Gli schiavi porterebbero più guai che utile.
because-strongest-capital = È il luogo più sicuro.
because-home-to-capital = È il più vicino alla capitale.

# produzione, Inverno
because-assign-worker = Un addetto senza posto non rende.
because-reform = Là il malcontento è maggiore.
because-tax-high = Il popolo lo sopporterà.
because-tax-moderate = Di più porterebbe malcontento.
because-tax-low = Qui il malcontento deve scendere.
because-tax-exempt = Solo l'esenzione calma questa provincia.
because-collect = Non c'è nessuno da tassare.
because-produced = Tutto è stato riscosso.
because-preach = Una predica non costa nulla.
because-buy-bread = La fame porta malcontento.
because-pay-all = Si può pagare tutto.
because-pay-dearest = La sua perdita sarebbe la più cara.
because-pay-captain = Un Capitano non pagato diserta.
because-army-starves = I soldati non si rivoltano.
because-quietest-starves = Questa provincia è la più quieta.
because-quietest-bears = Questa provincia può sopportarlo.

# commercio
because-buy-for-plans = I tuoi progetti vogliono queste merci.
because-buy-grain-now = Il Grano costa meno ora che nel bisogno.
because-sell-surplus = Non ti servono.
because-sell-abroad = Il mercato neutrale le prende.
because-sell-slaves = Portano subito denaro.
because-caravan-errand = La Carovana ha un incarico.
because-caravan-road = È la via più breve.
because-load-surplus = Si venderanno fuori.
because-unload-home = Le merci servono solo a casa.
because-visit-market = Qui si può trattare.
because-trade-with-realm = La banca premia il primo bene venduto a un altro reame.
because-visit-done = Qui non c'è altro da trattare.
because-trade-done = Non conviene trattare altro.
because-buy-caravan = Una seconda Carovana conviene.
because-smuggle-safe = Il rischio è piccolo, il prezzo buono.

# ricerca e governo
because-learn-engineering = Apre fortezze e macchine.
because-learn-metallurgy = Apre la Fucina e soldati migliori.
because-learn-urbanism = Fa crescere i tuoi insediamenti.
because-learn-agriculture = Porta più Grano o cavalieri.
because-learn-medicine = Salva i feriti.
because-learn-navigation = Apre il mare.
because-learn-commerce = Apre i mercati.
because-learn-espionage = Mostra ciò che gli altri nascondono.
because-learn-court = Apre matrimoni e Capitani.
because-learn-religion = Apre chiese e cariche.
because-learn-government = Porta al tuo monumento.
because-research-dear = Ora nessuna ricerca vale il suo prezzo.
because-govern-done = Ora non c'è altro da governare.
because-negotiate-rebels = La provincia vale più di quanto chiedono i ribelli.
because-give-fief = Un feudo rende di più con un feudatario.

# corte, cariche
because-marry-neutral = Un matrimonio prende la provincia senza combattere.
because-propose-alliance = Un'alleanza vale un punto e la pace.
because-appoint-bishop = Un Vescovo placa il malcontento con le prediche.
because-promote-cardinal = Un Cardinale può ottenere una carica.
because-convert = Il capo di quella fede è alla portata.
because-hire-captain = Puoi permetterti un Capitano.
because-educate-heir = Un Erede non dovrebbe avere difetti.
because-take-consort = Il regno ha bisogno di Eredi.
because-incite = Ancora un malcontento e si rivoltano.
because-court-done = La Corte non ha altro da fare.
because-bid-office = La carica porta punti.
because-elevate = È libero per la carica.
because-withdraw-treasury = Il denaro nella riserva serve a tutto.
because-holy-war = Questa provincia è la tua prossima meta.
because-absolve = La penitenza riempie la cassa.
because-be-absolved = Le tue chiese valgono la penitenza.
because-indulgences = Portano fiorini alla cassa.
because-excommunicate-enemy = Indebolisce un nemico.
because-bless = Servono prediche in molti luoghi.

# trattative
because-peace-wanted = Questa guerra non ti porta altro.
because-war-goes-well = Stai vincendo questa guerra.
because-pact-safe = Un patto rende sicuro questo confine.
because-pact-dear = Non c'è denaro per un patto.
because-pact-useless = Un vicino più debole non è un pericolo.
because-ransom-talk = Un prigioniero si può riscattare.
because-ransom-offer = Su una somma equa ci si può accordare.
because-ransom-fair = La somma è equa.
because-ransom-less = La persona non vale tanto.
because-ransom-more = La persona vale di più.
because-ransom-dear = Il riscatto è troppo caro.
because-ransom-poor = Il riscatto è troppo basso.
because-alliance-points = Un'alleanza vale un punto e la pace.
because-alliance-dear = Non puoi privarti di ciò che costa.
because-land-not-sold = La terra non è in vendita.
because-goods-needed = Queste merci ti servono.
because-trade-fair = Il prezzo è equo.
because-trade-counter = Un'altra somma sarebbe equa.
because-trade-dear = Il prezzo non è equo.
because-offer-fair = Ci guadagnano entrambi.
because-let-pass = Questi ospiti non sono un pericolo.
because-too-strong-to-pass = Questo ospite è troppo forte per farlo entrare.

# eventi, rivolte, persone
because-calm-worst = Là il malcontento è peggiore.
because-grain-needed = Il Grano serve per l'Inverno.
because-free-soldiers = Soldati gratis sono benvenuti.
because-save-horse = Il cavallo vale di più.
because-horse-lost = Non c'è denaro da spendere.
because-least-loss = È la perdita minore.
because-slaves-first = I liberi valgono di più.
because-greatest-first = La provincia maggiore viene prima.
because-reliquary = Il Reliquiario non costa nulla.
because-justice = La provincia vale i 40 fiorini.
because-soldiers-suffice = I tuoi soldati domeranno i ribelli.
because-shut-gates = I grandi centri soffrono di più la Peste.
because-gates-open = Il commercio vale più del pericolo.
because-safest-monument = Là il monumento è più sicuro.
because-best-heir = Questo Erede regnerà meglio.
because-fate = Tutti devono tirare.

# mare
because-ship-errand = La nave ha un incarico.
because-land-army = Oltremare le probabilità sono buone e la terra ne vale la pena.
because-land-home = A terra i tuoi uomini servono di più.
because-hunt = Le tue navi da guerra sono più forti e una preda porta punti.
because-blockade = Un porto chiuso non commercia e non costruisce nulla.
because-voyage-done = Le navi sono dove devono essere.
because-more-guns = Hai più artiglieria.
because-let-sail = Un combattimento non porterebbe nulla.
because-ship-flees = La nave andrebbe perduta.
because-ship-boards = Hai più uomini a bordo.
because-ship-guns = L'artiglieria è la tua arma migliore.
because-fleet-order = Un modo vale l'altro.
