# The position as tables.

page-moment = The moment
page-realms = Realms
page-exchange = The Exchange
page-provinces = Provinces
page-armies = Armies
page-people = People
page-carriers = Caravans and ships
page-knowledge = Technology
page-standing = Standing orders
page-ranking = own order of losses
page-ranked = { $units }, then the cheapest
page-what = What
page-now = Now
page-when = Season
page-season = { $season }, year { $year } of { $years }
page-event = Event
page-order = Order of play
page-inflation = Inflation
page-battle = Battle
page-naval = Naval battle
page-fight = { $place }: { $attacker } attacks { $defender }
page-wars = Wars
page-pacts = Pacts
page-alliances = Alliances
page-to-year = to the end of year { $year }
page-tavern = In the Tavern
page-relic = The Relic
page-category = Category
page-band = Band
page-selling = Bank pays
page-buying = Bank asks
page-commission = Where no Market or Fair works, { $percent } % of it is commission: the bank pays so much less, or asks so much more.
page-sold = Sold
page-bought = Bought
page-realm = Realm
page-lands = Provinces
page-enterprise = Enterprise
page-points = VP
page-orders = Orders
page-out = Out of the game.
page-faith-of = { $faith }, { $government }.
page-capital-of = Capital: { $place }.
page-civil-war = In civil war.
page-excommunicated = Excommunicated.
page-embargo = Under the Guilds' Embargo to the end of year { $year }.
page-regent = A Regent rules.
page-isolated = In Isolation.
page-seen = You saw an Order of { $seat }: { $order }.
page-province = Province
page-owner = Owner
page-centre = Centre
page-inhabitants = People
page-buildings = Buildings
page-fortress = Fortress
page-unrest = Unrest
page-pieces = Pieces
page-state = State
page-worked = at work
page-slaved = slave at work
page-damaged = damaged
page-besieged = besieged by { $owner }
page-sacked = sacked
page-rebels = in rebels' hands, lost by { $seat }
page-horde = a horde
page-breached = breached
page-idle = { $n ->
        [one] { $n } worker idle
       *[other] { $n } workers idle
    }
page-unmaintained = not maintained
page-exempt = next production exempt
page-target = named by the { $office }
page-capital = capital
page-lies = { $terrain }. Borders on { $near } (~ across a river).
page-shore = On the coast of { $seas }.
page-spaces = { $used } of { $most } spaces taken.
page-fief = Fief of { $person }.
page-place = Place
page-ready = ready
page-moved = has moved
page-exhausted = exhausted
page-convalescent = convalescent
page-name = Name
page-role = Role
page-traits = Traits
page-seniority = Seniority
page-prisoner = prisoner of { $owner }
page-wounded = wounded
page-loyalty = Loyalty { $n }
page-court = Court
page-prison = prison
page-interned = interned
page-kind = Kind
page-cargo = Cargo
page-tracks = Tracks
page-aboard = { $n ->
        [one] { $n } free inhabitant
       *[other] { $n } free inhabitants
    }
page-unseen = { $n ->
        [one] { $n } good, unseen
       *[other] { $n } goods, unseen
    }
page-slaves = { $n ->
        [one] { $n } slave
       *[other] { $n } slaves
    }
page-hull = Hull { $hull }, Sails { $sails }, Crew { $crew }
page-abandoned = abandoned
page-blockades = blockades { $place }
