# Only the terminal says these.
t-costs = costs { $price }
t-each = { $price } each
t-luxuries = { $n ->
        [one] { $n } luxury
       *[other] { $n } luxuries of one kind
    }
t-level = to level { $level }
t-income = yields { $n } each production
t-upkeep = upkeep { $n } a year
t-gain = yields { $gain }
t-gain-each = brings { $gain } each
t-less = a commission of [{ $n } florins] is taken off
t-with = a commission of [{ $n } florins] is in it
t-nothing = nothing
t-unrest = then unrest { $n }
t-revolt = then unrest { $n }: revolt
t-idle = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } idle
t-unused = { $n ->
        [one] Order { $orders } stays
       *[other] Orders { $orders } stay
    } unused
t-no-use = nothing can be done with it now
t-needs = needs { $needs }
t-coast = a coast
t-upgrades = replaces: { $building }
t-makes = makes { $good }
t-pf = PF { $n }
t-range = Range { $n }
t-charge = Charge { $n }
t-melee = Melee { $n }
t-fire = Fire { $n }
t-walls = against walls { $n }
t-troops = against troops { $n }
t-navigation = needs Navigation { $n }
t-hull = Hull { $n }
t-sails = Sails { $n }
t-crew = Crew { $n }
t-artillery = Artillery { $n }
t-movement = movement { $n }
t-cargo = cargo { $n }
t-captain = rank { $rank }, hired for { $price }, leads { $n } soldiers
t-wage = a year: { $wage }
t-one-of = one of { $goods }
t-levels = florins for levels 1 to 4: { $prices }

# a game on a real table: what a draw is for
stream-battle = dice of a battle
stream-naval = dice of a fight at sea
stream-unrest = die for unrest
stream-risk = die for who is in danger
stream-family = die of the family
stream-cards = event card
stream-world = what chance does in the world
stream-tavern = Captain for the Tavern
stream-intrigue = die of an intrigue
stream-smuggling = die of smuggling
stream-plague = die of the Plague
stream-order = order of the seats, first to last
stream-merchants = goods of the mobile merchants
t-help-look = look [TEXT] | provinces, people, tables, units, buildings, events with TEXT in their names
t-help-orders = orders [N|UNITS] | standing orders: what is answered for you; orders archer, pikeman: your own order of losses
