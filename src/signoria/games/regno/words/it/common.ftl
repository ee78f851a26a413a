# Regno in italiano: cose, risposte comuni, il foglio dei punti. Ogni capitolo ha il suo file.

title = Regno

# ---- cose ----
resource-grain = Grano
resource-wood = Legno
resource-leather = Cuoio
resource-iron = Ferro
resource-stone = Pietra
resource-wine = Vino
resource-spices = Spezie
resource-silk = Seta
resource-florins = Fiorini

category-raw = materie prime
category-worked = lavorati
category-luxury = lussi

season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno

terrain-plain = pianura
terrain-forest = foresta
terrain-hill = collina
terrain-mountain = montagna
terrain-swamp = palude
terrain-desert = deserto

settlement-none = nessun centro
settlement-village = Villaggio
settlement-town = Borgo
settlement-city = Città

building-farm = Fattoria
building-tannery = Conceria
building-sawmill = Segheria
building-quarry = Cava
building-forge = Fucina
building-church = Chiesa
building-cathedral = Cattedrale
building-monastery = Monastero
building-market = Mercato
building-fair = Fiera
building-port = Porto
building-university = Università
building-loggia = Loggia
building-holy_reliquary = Sacro Reliquiario
building-great_basilica = Basilica maggiore
building-tower = Torre
building-manor = Maniero
building-castle = Castello
building-great_keep = Grande Mastio
building-steel_keep = Mastio d'Acciaio
building-village = Villaggio
building-town = Borgo
building-city = Città

branch-engineering = Genio
branch-metallurgy = Metallurgia
branch-urbanism = Urbanistica
branch-agriculture = Agricoltura
branch-medicine = Medicina
branch-navigation = Navigazione
branch-commerce = Commercio
branch-espionage = Spionaggio
branch-court = Corte
branch-religion = Religione
branch-government = governo

government-feudal_monarchy = Monarchia feudale
government-communal_republic = Repubblica comunale
government-autocratic_empire = Impero autocratico
government-military_theocracy = Teocrazia militare

faith-catholic = cattolica
faith-orthodox = ortodossa
faith-islamic = islamica

tax-exemption = esenzione
tax-low = tassa bassa
tax-moderate = tassa moderata
tax-high = tassa alta

unit-light_infantry = Fante leggero
unit-archer = Arciere
unit-crewman = Servente
unit-pikeman = Picchiere
unit-crossbowman = Balestriere
unit-pavise_crossbowman = Balestriere con Pavese
unit-heavy_infantry = Fante pesante
unit-longbow = Arco lungo
unit-swordsman = Spadaccino
unit-halberdier = Alabardiere
unit-handgunner = Schioppettiere
unit-light_cavalry = Cavalleria leggera
unit-horse_archer = Arciere a cavallo
unit-heavy_cavalry = Cavalleria pesante
unit-knight = Cavaliere
unit-armoured_lancer = Lanciere corazzato
unit-knight_of_the_crown = Cavaliere della Corona
unit-templar = Templare
unit-cataphract = Catafratto
unit-mamluk = Mamelucco
unit-ram = Ariete
unit-catapult = Catapulta
unit-trebuchet = Trabucco
unit-bombard = Bombarda
unit-pitchfork = Forcone
unit-rebel_archer = Arciere ribelle

ship-caravan = Carovana
ship-light_galley = Galea leggera
ship-light_merchant = Mercantile leggero
ship-large_merchant = Mercantile grande
ship-frigate = Fregata
ship-great_warship = Grande nave da guerra

order-order1 = Ordine 1: costruire e reclutare
order-order2 = Ordine 2: muovere e combattere
order-order3 = Ordine 3: attivare il regno
order-order4 = Ordine 4: commerciare
order-order5 = Ordine 5: corte e intrighi
order-order6 = Ordine 6: governare

office-pope = Papa
office-patriarch = Patriarca
office-caliph = Califfo
office-grand_master = Gran Maestro dei Templari

role-sovereign = Sovrano
role-consort = Consorte
role-heir = Erede
role-minor = minorenne
role-relative = familiare
role-bishop = Vescovo
role-cardinal = Cardinale
role-captain = Capitano di Ventura

virtue-genius = Geniale
virtue-martial = Marziale
virtue-golden_midas = Mida d'Oro
virtue-theologian = Teologo
virtue-charismatic = Carismatico
virtue-architect = Architetto

flaw-slow = Lento
flaw-coward = Codardo
flaw-spendthrift = Prodigo
flaw-bloodthirsty = Sanguinario
flaw-paranoid = Paranoico
flaw-corrupt = Corrotto

deed-battle = una battaglia vinta
deed-town = la prima conquista di un Borgo
deed-city = la prima conquista di una Città
deed-capital = la prima conquista della capitale di un giocatore
deed-warship = una nave da guerra o pirata affondata o presa
deed-horde = un'orda distrutta
deed-capture = un prigioniero illustre
deed-first_level4 = il primo livello 4 di un ramo
deed-holy_war = il bersaglio di una guerra santa
deed-first_alliance = una prima alleanza dinastica
deed-smuggling = un contrabbando fallito
deed-assassination = un assassinio fallito
deed-broken_pact = un patto violato
deed-dissolved_alliance = un'alleanza sciolta
deed-execution = un'esecuzione
deed-corrupt = un Sovrano Corrotto

scenario-schematic = scenario schematico
scenario-italy_1450 = Italia intorno al 1450

length-short = breve: 5 anni
length-standard = normale: 8 anni
length-campaign = campagna: 12 anni

owner-pirates = pirati
owner-horde = orda
owner-rebels = ribelli
owner-neutral = neutrali
owner-nobody = nessuno
owner-1 = [seat 0]
owner-2 = [seat 1]
owner-3 = [seat 2]
owner-4 = [seat 3]
owner-5 = [seat 4]
owner-6 = [seat 5]

topic-losses = perdite
topic-retreat = ritirata
topic-commander = comandante
topic-recovery = recupero
topic-war_slaves = schiavi di guerra
topic-naval = tattica navale
topic-intercept = intercettazione
topic-consent = consenso al transito
topic-revolts = rivolte
topic-offers = offerte
topic-aim = bersagli delle macchine

count-grain = { $n } Grano
count-wood = { $n } Legno
count-leather = { $n } Cuoio
count-iron = { $n } Ferro
count-stone = { $n } Pietra
count-wine = { $n } Vino
count-spices = { $n } Spezie
count-silk = { $n } Seta
count-florins = { $n ->
        [one] { $n } Fiorino
       *[other] { $n } Fiorini
    }

# ---- risposte comuni ----
do-finish = Nient'altro
do-cancel = Annulla
do-yes = Sì
do-no = No
do-stand = Ordine permanente: { standing-order }
do-rank = Ordine proprio delle perdite: { $unit }
do-rank-at = Ordine proprio delle perdite: { $unit } al posto { $place }
do-rank-off = Ordine proprio delle perdite: togli { $unit }
why-orders-changed = In questa stagione hai già cambiato { $v0 } volte i tuoi ordini permanenti; fino alla prossima basta.
why-nothing-ranked = Prima metti i tipi di pezzi in un tuo ordine.
standing-order = { $topic_id ->
        [losses] { $value ->
            [0] chiedimi quali pezzi perdo
            [1] perdi prima i pezzi meno cari
            [2] perdi prima i pezzi più cari
            [3] perdi prima i reclutati
           *[other] perdi i pezzi nel mio ordine
        }
        [retreat] { $value ->
            [0] chiedimi se ritirarmi
            [1] non ritirarti mai
            [2] ritirati quando restano al massimo 2 decimi dei soldati
            [3] ritirati quando restano al massimo 3 decimi dei soldati
            [4] ritirati quando restano al massimo 4 decimi dei soldati
            [5] ritirati quando restano al massimo 5 decimi dei soldati
            [6] ritirati quando restano al massimo 6 decimi dei soldati
            [7] ritirati quando restano al massimo 7 decimi dei soldati
            [8] ritirati quando restano al massimo 8 decimi dei soldati
           *[other] ritirati quando restano al massimo 9 decimi dei soldati
        }
        [aim] { $value ->
            [0] chiedimi a che cosa sparano le macchine
            [1] contro le mura fino alla breccia, poi contro le truppe
           *[other] contro le mura finché stanno in piedi
        }
        [commander] { $value ->
            [0] chiedimi chi comanda
            [1] guida il comandante migliore
           *[other] nessuno comanda
        }
        [recovery] { $value ->
            [0] chiedimi chi recuperare
            [1] recupera i pezzi più cari
           *[other] non recuperare nessuno
        }
        [war_slaves] { $value ->
            [0] chiedimi degli schiavi di guerra
            [1] prendi gli schiavi di guerra
           *[other] libera gli schiavi di guerra
        }
        [naval] { $value ->
            [0] chiedimi la tattica navale
            [1] combatti a distanza
            [2] abborda
           *[other] fuggi
        }
        [intercept] { $value ->
            [0] chiedimi se intercettare
            [1] intercetta sempre
           *[other] non intercettare mai
        }
        [consent] { $value ->
            [0] chiedimi il consenso
            [1] dai il consenso
           *[other] nega il consenso
        }
        [revolts] { $value ->
            [0] chiedimi delle rivolte
            [1] annulla una rivolta quando puoi
           *[other] non annullare mai una rivolta
        }
       *[offers] { $value ->
            [0] chiedimi delle offerte
           *[other] rifiuta ogni offerta
        }
    }

# ---- che cosa è successo ----
event-paid = { $seat } paga { $goods }
event-received = { $seat } riceve { $goods }
event-deed-done = { $seat }: { $points } PV impresa per { $deed }

# ---- foglio dei punti ----
score-battle = Battaglie vinte
score-town = Prime conquiste di Borghi
score-city = Prime conquiste di Città
score-capital = Prime conquiste di capitali
score-warship = Navi da guerra e pirati
score-horde = Orde distrutte
score-capture = Prigionieri illustri
score-first_level4 = Primo al livello 4
score-holy_war = Guerre sante
score-first_alliance = Prime alleanze
score-smuggling = Contrabbandi falliti
score-assassination = Assassinii falliti
score-broken_pact = Patti violati
score-dissolved_alliance = Alleanze sciolte
score-execution = Esecuzioni
score-corrupt = Corruzione
score-cathedrals = Cattedrali
score-government_monuments = Monumenti di governo
score-religious_monuments = Monumenti religiosi
score-provinces = Province
score-towns = Borghi
score-cities = Città
score-castles = Castelli
score-branches = Rami ai livelli 3 e 4
score-government = Governo al livello 4
score-florins = Fiorini
score-religious_heads = Capo religioso
score-grand_master = Gran Maestro
score-cardinals = Cardinali
score-relic = Reliquia
score-heir = Sovrano con un Erede adulto
score-alliances = Alleanze dinastiche
score-misrule = Malcontento e province saccheggiate

# ---- le scelte del tavolo ----
switch-scenario = Scenario
switch-scenario-schematic = Schematico: un settore per ogni giocatore
switch-scenario-italy_1450 = Italia intorno al 1450
switch-length = Durata
switch-length-short = Breve: 5 anni
switch-length-standard = Normale: 8 anni
switch-length-campaign = Campagna: 12 anni
switch-plan = Ordini
switch-plan-season = Messi stagione per stagione
switch-plan-year = Piano lungo: tutti quelli di un anno all'apertura
