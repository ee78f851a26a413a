# The position as tables.

page-moment = The moment
page-players = Players
page-hand = Your cards
page-empires = Empires
page-places = The map
page-leaders = Leaders
page-counters = Counters
page-enterprises = Buildings, guilds and resources
page-sales = Cards for sale
page-others = Cards of the others
page-prices = Prices and refusals
page-offers = Offers and promises
page-standing = Standing orders

page-what = What
page-now = Now
page-when = Season
page-season = { $season } { $year } (to { $last })
page-supply = Supply of gold
page-dry = the game ends after this round
page-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck, { $out } discarded.
page-order = Order of movement
page-hammer = Under the hammer
page-battle = Battle
page-fight = { $place }: { $attacker } against { $defender }
page-rolls = Rolled: { $attacker } against { $defender }.
page-crusade = Crusade
page-crusade-on = white counters attack black ones only
page-crusade-over = over
page-gates = Gates opened by spies
page-no-trade = Trade denied
page-ends = Would end the game

page-player = Player
page-lord = Lord
page-colour = Colour
page-stature = Stature
page-chest = Chest
page-ransoms = Ransoms
page-total = Total
page-allies = Allies
page-state = State
page-out = out of the game
page-emperor-of = emperor: { $empire }
page-imprisoned = imprisoned
page-excommunicated = excommunicated
page-religion = Religion: { $religion }.
page-stands = Stands in { $place }.
page-claims = Claims the throne of { $empire }.
page-under-lord = Under the lord's counter: [{ $n } au].
page-bank = Bank: { $place }.
page-allied = Allies: { $leaders }.
page-prisoners = Holds prisoner: { $leaders }.
page-knows = Knows { $card }.

page-empire = Empire
page-emperor = Emperor
page-holder-of-l = L card
page-holder-of-c = C card
page-treasury = Treasury
page-capital = Capital: { $place }.
page-served = Aligned with it: { $seats }.
page-merged = one with { $colour }
page-fallen = fallen to { $colour }
page-warden = invaded, moved by { $seat }
page-heirless = throne empty for good
page-vacant = throne empty
page-tied = tied: { $leaders }
page-crowned = crowned by the Pope: { $leader }

page-card = Card
page-place = Place
page-when-sold = When
page-on-sale = now
page-for-sale = next auction
page-open-card = for sale
page-worn = worn
page-fresh = fresh
page-idle = use denied
page-experienced = experienced
page-funded = paid this summer
page-passed = changed hands this year

page-passage = A link
page-tribute = A route through straits
page-ship-toll = A ship through straits
page-cape = Goods of the Cape
page-closed = Straits closed to
page-refuses = refused

page-maker = From
page-other = To
page-terms = Terms
page-offer-draft = you are putting it together
page-offer-open = open
page-offer-asked = the Pope is asked
page-offer-agreed = agreed

page-forces = Forces
page-works = Enterprises
page-gold = Gold
page-n-worn = { $n } worn
page-besieged = besieged: { $colours }
page-besieges = besieges { $place }
page-around = On
page-goods = Sells
page-near = Borders on
page-cities = Cities:
page-rugged = Rugged.
page-flat = Flat.
page-north = North of the storm line.
page-south = South of the storm line.

page-name = Name
page-leads = With him
page-prisoner-of = prisoner of { $keeper }
page-ransom = ransom [{ $n } au]
page-bastard = bastard
page-moved = has moved
page-fought = has attacked
page-abroad = claims { $place }
page-home = Home: { $place }. Religion: { $religion }.
page-heirs = Heirs: { $heirs }.
page-owner = Whose
page-stands-built = on the map
page-needs = Needs
page-supplies = Supplies
