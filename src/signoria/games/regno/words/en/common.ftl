# Regno in English: things, shared answers, the score sheet. Each chapter has a file of its own.

title = Regno

# ---- things ----
resource-grain = grain
resource-wood = wood
resource-leather = leather
resource-iron = iron
resource-stone = stone
resource-wine = wine
resource-spices = spices
resource-silk = silk
resource-florins = florins

category-raw = raw materials
category-worked = worked goods
category-luxury = luxuries

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

terrain-plain = plain
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-swamp = swamp
terrain-desert = desert

settlement-none = no centre
settlement-village = Village
settlement-town = Town
settlement-city = City

building-farm = Farm
building-tannery = Tannery
building-sawmill = Sawmill
building-quarry = Quarry
building-forge = Forge
building-church = Church
building-cathedral = Cathedral
building-monastery = Monastery
building-market = Market
building-fair = Fair
building-port = Port
building-university = University
building-loggia = Loggia
building-holy_reliquary = Holy Reliquary
building-great_basilica = Great Basilica
building-tower = Tower
building-manor = Manor
building-castle = Castle
building-great_keep = Great Keep
building-steel_keep = Steel Keep
building-village = Village
building-town = Town
building-city = City

branch-engineering = Engineering
branch-metallurgy = Metallurgy
branch-urbanism = Urbanism
branch-agriculture = Agriculture
branch-medicine = Medicine
branch-navigation = Navigation
branch-commerce = Commerce
branch-espionage = Espionage
branch-court = Court
branch-religion = Religion
branch-government = government

government-feudal_monarchy = feudal monarchy
government-communal_republic = communal republic
government-autocratic_empire = autocratic empire
government-military_theocracy = military theocracy

faith-catholic = Catholic
faith-orthodox = Orthodox
faith-islamic = Islamic

tax-exemption = exemption
tax-low = low tax
tax-moderate = moderate tax
tax-high = high tax

unit-light_infantry = Light infantry
unit-archer = Archer
unit-crewman = Crewman
unit-pikeman = Pikeman
unit-crossbowman = Crossbowman
unit-pavise_crossbowman = Pavise Crossbowman
unit-heavy_infantry = Heavy infantry
unit-longbow = Longbow
unit-swordsman = Swordsman
unit-halberdier = Halberdier
unit-handgunner = Handgunner
unit-light_cavalry = Light cavalry
unit-horse_archer = Horse archer
unit-heavy_cavalry = Heavy cavalry
unit-knight = Knight
unit-armoured_lancer = Armoured Lancer
unit-knight_of_the_crown = Knight of the Crown
unit-templar = Templar
unit-cataphract = Cataphract
unit-mamluk = Mamluk
unit-ram = Ram
unit-catapult = Catapult
unit-trebuchet = Trebuchet
unit-bombard = Bombard
unit-pitchfork = Pitchfork
unit-rebel_archer = rebel Archer

ship-caravan = Caravan
ship-light_galley = light Galley
ship-light_merchant = light Merchant
ship-large_merchant = large Merchant
ship-frigate = Frigate
ship-great_warship = Great warship

order-order1 = Order 1: build and recruit
order-order2 = Order 2: move and fight
order-order3 = Order 3: produce
order-order4 = Order 4: trade
order-order5 = Order 5: court and intrigue
order-order6 = Order 6: govern and research

office-pope = Pope
office-patriarch = Patriarch
office-caliph = Caliph
office-grand_master = Grand Master of the Templars

role-sovereign = Sovereign
role-consort = Consort
role-heir = Heir
role-minor = minor
role-relative = relative
role-bishop = Bishop
role-cardinal = Cardinal
role-captain = Captain

virtue-genius = Genius
virtue-martial = Martial
virtue-golden_midas = Golden Midas
virtue-theologian = Theologian
virtue-charismatic = Charismatic
virtue-architect = Architect

flaw-slow = Slow
flaw-coward = Coward
flaw-spendthrift = Spendthrift
flaw-bloodthirsty = Bloodthirsty
flaw-paranoid = Paranoid
flaw-corrupt = Corrupt

deed-battle = a battle won
deed-town = the first conquest of a Town
deed-city = the first conquest of a City
deed-capital = the first conquest of a player's capital
deed-warship = a warship or pirate ship sunk or taken
deed-horde = a horde destroyed
deed-capture = an illustrious prisoner
deed-first_level4 = the first level 4 of a branch
deed-holy_war = the target of a holy war
deed-first_alliance = a first dynastic alliance
deed-smuggling = failed smuggling
deed-assassination = a failed assassination
deed-broken_pact = a broken pact
deed-dissolved_alliance = a dissolved alliance
deed-execution = an execution
deed-corrupt = a Corrupt Sovereign

scenario-schematic = schematic scenario
scenario-italy_1450 = Italy about 1450

length-short = short: 5 years
length-standard = standard: 8 years
length-campaign = campaign: 12 years

owner-pirates = pirates
owner-horde = horde
owner-rebels = rebels
owner-neutral = neutrals
owner-nobody = nobody
owner-1 = [seat 0]
owner-2 = [seat 1]
owner-3 = [seat 2]
owner-4 = [seat 3]
owner-5 = [seat 4]
owner-6 = [seat 5]

topic-losses = losses
topic-retreat = retreat
topic-commander = commander
topic-recovery = recovery
topic-war_slaves = war slaves
topic-naval = naval tactics
topic-intercept = interception
topic-consent = consent to cross
topic-revolts = revolts
topic-offers = offers
topic-aim = targets of machines

count-grain = { $n } grain
count-wood = { $n } wood
count-leather = { $n } leather
count-iron = { $n } iron
count-stone = { $n } stone
count-wine = { $n } wine
count-spices = { $n } spices
count-silk = { $n } silk
count-florins = { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }

# ---- answers that many questions share ----
do-finish = Nothing more
do-cancel = Take it back
do-yes = Yes
do-no = No
do-stand = Standing order: { standing-order }
do-rank = Own order of losses: { $unit }
do-rank-at = Own order of losses: { $unit } as number { $place }
do-rank-off = Own order of losses: take { $unit } off
why-orders-changed = You have changed your standing orders { $v0 } times this season; no more until the next.
why-nothing-ranked = Put kinds of pieces in your own order first.
standing-order = { $topic_id ->
        [losses] { $value ->
            [0] ask me which pieces are lost
            [1] lose the cheapest pieces first
            [2] lose the dearest pieces first
            [3] lose recruits first
           *[other] lose pieces in my own order
        }
        [retreat] { $value ->
            [0] ask me about retreats
            [1] never retreat
            [2] retreat when at most 2 tenths of the soldiers are left
            [3] retreat when at most 3 tenths of the soldiers are left
            [4] retreat when at most 4 tenths of the soldiers are left
            [5] retreat when at most 5 tenths of the soldiers are left
            [6] retreat when at most 6 tenths of the soldiers are left
            [7] retreat when at most 7 tenths of the soldiers are left
            [8] retreat when at most 8 tenths of the soldiers are left
           *[other] retreat when at most 9 tenths of the soldiers are left
        }
        [aim] { $value ->
            [0] ask me what the machines fire at
            [1] fire at walls until the breach, then at troops
           *[other] fire at walls as long as they stand
        }
        [commander] { $value ->
            [0] ask me who commands
            [1] the best commander leads
           *[other] nobody commands
        }
        [recovery] { $value ->
            [0] ask me who recovers
            [1] recover the dearest pieces
           *[other] recover nobody
        }
        [war_slaves] { $value ->
            [0] ask me about war slaves
            [1] take war slaves
           *[other] free war slaves
        }
        [naval] { $value ->
            [0] ask me about naval tactics
            [1] keep the distance
            [2] board
           *[other] flee
        }
        [intercept] { $value ->
            [0] ask me about interceptions
            [1] always intercept
           *[other] never intercept
        }
        [consent] { $value ->
            [0] ask me for consent
            [1] give consent
           *[other] refuse consent
        }
        [revolts] { $value ->
            [0] ask me about revolts
            [1] cancel a revolt whenever possible
           *[other] never cancel a revolt
        }
       *[offers] { $value ->
            [0] ask me about offers
           *[other] refuse every offer
        }
    }

# ---- what happened ----
event-paid = { $seat } pays { $goods }
event-received = { $seat } receives { $goods }
event-deed-done = { $seat }: { $points } enterprise VP for { $deed }

# ---- score sheet ----
score-battle = Battles won
score-town = First conquests of Towns
score-city = First conquests of Cities
score-capital = First conquests of capitals
score-warship = Warships and pirates
score-horde = Hordes destroyed
score-capture = Illustrious prisoners
score-first_level4 = First at level 4
score-holy_war = Holy wars
score-first_alliance = First alliances
score-smuggling = Failed smuggling
score-assassination = Failed assassinations
score-broken_pact = Broken pacts
score-dissolved_alliance = Dissolved alliances
score-execution = Executions
score-corrupt = Corruption
score-cathedrals = Cathedrals
score-government_monuments = Government monuments
score-religious_monuments = Religious monuments
score-provinces = Provinces
score-towns = Towns
score-cities = Cities
score-castles = Castles
score-branches = Branches at level 3 and 4
score-government = Government at level 4
score-florins = Florins
score-religious_heads = Religious head
score-grand_master = Grand Master
score-cardinals = Cardinals
score-relic = Relic
score-heir = Sovereign with an adult Heir
score-alliances = Dynastic alliances
score-misrule = Unrest and sacked provinces

# ---- the table's switches ----
switch-scenario = Scenario
switch-scenario-schematic = Schematic: a sector for each player
switch-scenario-italy_1450 = Italy about 1450
switch-length = Length
switch-length-short = Short: 5 years
switch-length-standard = Standard: 8 years
switch-length-campaign = Campaign: 12 years
switch-plan = Orders
switch-plan-season = Laid season by season
switch-plan-year = Long plan: all of a year at its opening
