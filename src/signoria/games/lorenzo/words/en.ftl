# Lorenzo il Magnifico in English. Marks in brackets are drawn as amounts with glyphs, players and clauses.

# ---- things ----
or = or
member-white = white member
member-black = black member
member-orange = orange member
member-neutral = neutral member
resource-wood = wood
resource-stone = stone
resource-coin = coins
resource-servant = servants
resource-mp = military points
resource-fp = faith points
resource-vp = victory points
resource-priv = council privilege
count-wood = { $n } wood
count-stone = { $n } stone
count-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-servant = { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
count-mp = { $n ->
        [one] { $n } military point
       *[other] { $n } military points
    }
count-fp = { $n ->
        [one] { $n } faith point
       *[other] { $n } faith points
    }
count-vp = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
count-priv = { $n ->
        [one] { $n } council privilege
       *[other] { $n } council privileges
    }
count-territory = { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
count-character = { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
count-building = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
count-venture = { $n ->
        [one] { $n } venture
       *[other] { $n } ventures
    }
deck-any = Any card
deck-territory = Territories
deck-character = Characters
deck-building = Buildings
deck-venture = Ventures
one-any = a card of any type
one-territory = a territory
one-character = a character
one-building = a building
one-venture = a venture
many-territory = territories
many-character = characters
many-building = buildings
many-venture = ventures
area-harvest = harvest
area-production = production
space-palace = Council Palace
space-market-1 = Market, stall 1
space-market-2 = Market, stall 2
space-market-3 = Market, stall 3
space-market-4 = Market, stall 4
space-harvest-small = Harvest, small space
space-harvest-large = Harvest, large space
space-production-small = Production, small space
space-production-large = Production, large space
space-territory-1 = Territories, floor 1
space-territory-2 = Territories, floor 2
space-territory-3 = Territories, floor 3
space-territory-4 = Territories, floor 4
space-character-1 = Characters, floor 1
space-character-2 = Characters, floor 2
space-character-3 = Characters, floor 3
space-character-4 = Characters, floor 4
space-building-1 = Buildings, floor 1
space-building-2 = Buildings, floor 2
space-building-3 = Buildings, floor 3
space-building-4 = Buildings, floor 4
space-venture-1 = Ventures, floor 1
space-venture-2 = Ventures, floor 2
space-venture-3 = Ventures, floor 3
space-venture-4 = Ventures, floor 4
bonus_tile-standard = standard bonus tile
bonus_tile-tile_1 = bonus tile 1
bonus_tile-tile_2 = bonus tile 2
bonus_tile-tile_3 = bonus tile 3
bonus_tile-tile_4 = bonus tile 4
tile-tile_1_1 = tile I-1 (fewer military points)
tile-tile_1_2 = tile I-2 (fewer coins)
tile-tile_1_3 = tile I-3 (fewer servants)
tile-tile_1_4 = tile I-4 (less wood and stone)
tile-tile_1_5 = tile I-5 (weaker harvests)
tile-tile_1_6 = tile I-6 (weaker productions)
tile-tile_1_7 = tile I-7 (weaker coloured members)
tile-tile_2_1 = tile II-1 (territories harder)
tile-tile_2_2 = tile II-2 (buildings harder)
tile-tile_2_3 = tile II-3 (characters harder)
tile-tile_2_4 = tile II-4 (ventures harder)
tile-tile_2_5 = tile II-5 (no market)
tile-tile_2_6 = tile II-6 (servants worth half)
tile-tile_2_7 = tile II-7 (first turn skipped)
tile-tile_3_1 = tile III-1 (characters score nothing)
tile-tile_3_2 = tile III-2 (ventures score nothing)
tile-tile_3_3 = tile III-3 (territories score nothing)
tile-tile_3_4 = tile III-4 (a fifth of the points)
tile-tile_3_5 = tile III-5 (military points cost points)
tile-tile_3_6 = tile III-6 (buildings cost points)
tile-tile_3_7 = tile III-7 (leftovers cost points)
source-space-palace = the Council Palace
source-space-market-1 = stall 1
source-space-market-2 = stall 2
source-space-market-3 = stall 3
source-space-market-4 = stall 4
source-space-harvest-small = harvest
source-space-harvest-large = harvest
source-space-production-small = production
source-space-production-large = production
source-space-territory-1 = the floor
source-space-territory-2 = the floor
source-space-territory-3 = the floor
source-space-territory-4 = the floor
source-space-character-1 = the floor
source-space-character-2 = the floor
source-space-character-3 = the floor
source-space-character-4 = the floor
source-space-building-1 = the floor
source-space-building-2 = the floor
source-space-building-3 = the floor
source-space-building-4 = the floor
source-space-venture-1 = the floor
source-space-venture-2 = the floor
source-space-venture-3 = the floor
source-space-venture-4 = the floor
source-standard = the bonus tile
source-tile_1 = the bonus tile
source-tile_2 = the bonus tile
source-tile_3 = the bonus tile
source-tile_4 = the bonus tile
source-privilege = a privilege
source-vatican = the Church
source-discard = the discarded leader
about-palace = Any number of family members. The order of arrival is next round's turn order. [L-44] [L-47]
about-market = One family member a stall. [L-48]
about-harvest = The bonus tile and each territory whose number the action value reaches. Small space: one member. Large space: any number, at a lower value. [L-49] [L-53]
about-production = The bonus tile and each building whose number the action value reaches. Small space: one member. Large space: any number, at a lower value. [L-49] [L-54]
about-territory = Take the territory that lies here. Whoever enters a tower with a member in it first pays [{ $toll } coin]. [L-25] [L-32]
about-character = Take the character that lies here. Whoever enters a tower with a member in it first pays [{ $toll } coin]. [L-25]
about-building = Take the building that lies here. Whoever enters a tower with a member in it first pays [{ $toll } coin]. [L-25]
about-venture = Take the venture that lies here. Whoever enters a tower with a member in it first pays [{ $toll } coin]. [L-25] [L-30]

# ---- options ----
do-place = { $member } to { $space }
do-place-card = { $member } on { $card } ({ $space })
do-take = Take the card on { $space }
do-take-card = Take { $card } ({ $space })
do-work = Carry it out
do-pay = Pay{ $wood ->
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
do-decline = Do without
do-accept = Take it
do-convert = { $conversion }
do-skip = Leave this building
do-privilege = { $privilege }
do-lose = Lose { $resource }
do-support = Support the Church
do-refuse = Refuse, and be excommunicated
do-play = Play { $leader }
do-discard = Discard { $leader } for a privilege
do-use = Use { $leader }
do-copy = Copy { $leader }
do-raise = Raise the { $member }
do-keep = Keep { $leader }
do-tile = Choose { $bonus_tile }
do-pass = Pass
do-end-turn = End the turn

# ---- questions ----
ask-turn = Where do you place a family member?
ask-late = Your skipped turn comes now. Do you place your last family member?
ask-end = Anything more, or is your turn over?
ask-tile = Which personal bonus tile do you choose?
ask-keep = Which of these { $count } leaders do you keep? The rest goes to your right.
ask-pay = How do you pay for { $card }?
ask-privilege = What do you take for the council privilege?{ $count ->
        [1] { "" }
       *[other] { " " }{ $count } different ones to choose.
    }
ask-take-or-leave = Do you take { $goods }? It may cost you points at the end.
ask-lose = The tile takes one of { $goods }. Which?
ask-bonus-tower = Take { $deck_id ->
        [territory] a territory
        [character] a character
        [building] a building
        [venture] a venture
       *[any] any card
    } at value { $value }, without a family member?
ask-bonus-work = A { $area } at value { $value }: do you carry it out, and with how many servants more?
ask-production = Do you use { $card }?
ask-raise = Which family member gets value { $value } this round?
ask-copy = Whose ability does Lorenzo de' Medici copy? The choice is final.
ask-support = You have [{ $faith } fp]. Support the Church for [{ $points } vp] and give up your faith, or refuse?

# ---- why not ----
why-closed = Covered with { $v0 } players.
why-occupied = Taken by another family member.
why-no-card = No card lies here any more.
why-own-colour-tower = One of your coloured members already stands in this tower; only your neutral one may join it.
why-own-colour-work = One of your coloured members already works in this area; only your neutral one may join it.
why-no-market = Your excommunication keeps you out of the market.
why-six-cards = You own { $v0 ->
    [one] { $v0 } card
   *[other] { $v0 } cards
} of this type, and there is no room for more.
why-requirement = You do not meet this leader's requirement.
why-nobody-to-copy = No other player has a leader in play.
why-used = Already used this round.
why-no-member-to-raise = None of your coloured members is left to raise.
why-must-place = Whoever can place a family member must.
why-stock = You do not have what this exchange costs.
why-wrong-type = This action takes another type of card.
why-toll = Entering costs [{ $v0 } coin] first; you have [{ $v1 } coin].
why-military = Your territory number { $v0 } needs [{ $v1 } mp]; you have [{ $v2 } mp].
why-value = The value is too low: [{ $v0 } servant] needed, you have [{ $v1 } servant].
why-cost = For the price you lack { $v0 }.
why-military-cost = You do not own enough military points for this card: { $v0 } more are needed.
why-cost-servants = The value takes [{ $v0 } servant] of your [{ $v1 } servant], and the card's price needs the rest.

# ---- what happened ----
event-round-began = Round { $round }: white { $white }, black { $black }, orange { $orange }
event-placed = { $seat }: { $member } ({ $value }) to { $space }{ $servants ->
        [0] { "" }
       *[other] , [{ $servants } servant] added
    }
event-toll-paid = { $seat } pays the toll of [{ $coins } coin]
event-paid = { $seat } pays { $goods }
event-card-taken = { $seat } takes { $card }
event-gained = { $seat } gains { $goods } from { $source }
event-worked = { $seat }: { $area } at value { $value }
event-converted = { $seat } uses { $conversion }
event-left = { $seat } does without
event-supported = { $seat } supports the Church with [{ $faith } fp]
event-excommunicated = { $seat } is excommunicated: { $tile }
event-leader-played = { $seat } plays { $leader }
event-leader-discarded = { $seat } discards { $leader }
event-leader-used = { $seat } uses { $leader }
event-leader-copied = { $seat } copies { $leader }
event-member-raised = { $seat }: the { $member } now has value { $value }
event-leader-kept = { $seat } keeps { $leader }
event-tile-chosen = { $seat } chooses { $bonus_tile }
event-passed = { $seat } passes
event-order-set = Turn order: { $order }
event-turn-skipped = { $seat } skips the first turn
event-leaders-dealt = { $count ->
    [one] { $count } leader is
   *[other] { $count } leaders are
} dealt to each player
event-scored = { $seat } ends with [{ $points } vp]
event-servants-spent = { $seat } adds [{ $servants } servant]
event-tiles-drawn = Excommunication tiles: { $tiles }

# ---- score sheet ----
score-play = Points won in play
score-church = Church support
score-territories = Territories
score-characters = Characters
score-ventures = Ventures
score-military = Military
score-goods = Goods left
score-excommunication = Excommunication

# ---- cards in sentences ----
card-free = Free.
card-cost = Costs { $goods }.
card-cost-mp = Costs { $goods } if you own [{ $need } mp].
card-or-cost = Or { $goods }.
card-or-cost-mp = Or { $goods } if you own [{ $need } mp].
card-gain = At once: { $goods }.
card-per = At once: { $goods } { $per }.
per-territory = { $every ->
        [1] for each territory you own
       *[other] for every { $every } territories you own
    }
per-character = { $every ->
        [1] for each character you own
       *[other] for every { $every } characters you own
    }
per-building = { $every ->
        [1] for each building you own
       *[other] for every { $every } buildings you own
    }
per-venture = { $every ->
        [1] for each venture you own
       *[other] for every { $every } ventures you own
    }
per-mp = { $every ->
        [1] for each military point
       *[other] for every { $every } military points
    }
card-bonus-tower = At once: you may take { $deck } at value { $value } without a family member.
card-bonus-discount = That card costs { $goods } less.
card-bonus-harvest = At once: a harvest at value { $value }.
card-bonus-production = At once: a production at value { $value }.
card-lasting-tower = Always: value +{ $value } when you take { $deck }.
card-lasting-discount = Each of them costs { $goods } less.
card-lasting-harvest = Always: harvest value +{ $value }.
card-lasting-production = Always: production value +{ $value }.
card-lasting-no_floor_bonus = Always: no bonus from the third and fourth floors for you.
card-harvest = Harvest from { $value }: { $goods }.
card-production = Production from { $value }: { $goods }.
card-convert = Production from { $value }, if you like: { $goods }.
card-end = At the end: [{ $points } vp].

# ---- leaders in sentences ----
leader-harvest = Once a round: a harvest at value { $value }, raised by servants alone.
leader-production = Once a round: a production at value { $value }, raised by servants alone.
leader-raise = Once a round: one of your coloured members has value { $value } this round.
leader-gain = Once a round: { $goods }.
leader-set = Your coloured members always have value { $value }.
leader-coloured = Your coloured members have +{ $value }.
leader-neutral = Your neutral member has +{ $value }.
leader-shares = Your members may go to occupied spaces.
leader-no-toll = You never pay the toll of an occupied tower.
leader-no-need = You need no military points for territories.
leader-discount = Cards that cost coins cost you [{ $value } coin] less.
leader-support = [{ $value } vp] more each time you support the Church.
leader-doubles = Wood, stone, coins and servants that a card gives you when taken are doubled.
leader-copies = Copies a leader in play before another player, for good.
leader-nothing = No ability.

# ---- excommunication tiles ----
tile-malus = Each time you gain this, { $goods }.
tile-wood-stone = Each time you gain wood or stone, { $value } less.
tile-harvest = { $value } to the value of your harvests.
tile-production = { $value } to the value of your productions.
tile-coloured = { $value } to the value of your coloured members.
tile-tower = { $value } to the value when you take { $deck }.
tile-market = You may not place in the market.
tile-servants = It takes { $value ->
    [one] { $value } servant
   *[other] { $value } servants
} for +1.
tile-skip = You skip your first turn each round; your last member may be placed after all others.
tile-worthless = Your { $deck } score nothing at the end.
tile-lose = At the end you lose [1 vp] for every { $goods }.
tile-printed = At the end you lose [1 vp] for each wood and stone printed in the costs of your buildings.
tile-leftover = At the end you lose [1 vp] for each wood, stone, coin and servant you have left.
tile-nothing = No effect.
tile-short-malus = { $goods } each time
tile-short-wood-stone = [-{ $value } wood] [-{ $value } stone] each time
tile-short-harvest = harvest { $value }
tile-short-production = production { $value }
tile-short-coloured = coloured members { $value }
tile-short-tower = { $value } to take { $deck }
tile-short-market = no market
tile-short-servants = { $value ->
    [one] { $value } servant
   *[other] { $value } servants
} for +1
tile-short-skip = first turn skipped
tile-short-worthless = { $deck } score nothing
tile-short-lose = [-1 vp] for every { $goods }
tile-short-printed = [-1 vp] for each wood and stone of your buildings
tile-short-leftover = [-1 vp] for each thing left
tile-short-nothing = no effect

# ---- the table's switches ----
switch-rules = Rules
switch-rules-advanced = Advanced: leaders and different bonus tiles
switch-rules-base = Base: no leaders, everyone has the standard bonus tile
switch-leaders = Leaders
switch-leaders-draft = Drafted: keep one, pass the rest to the right
switch-leaders-random = Dealt: four at random
switch-tile_1_4 = The tile against wood and stone
switch-tile_1_4-each = One of each less
switch-tile_1_4-one_choice = One less in all, you choose
switch-passing = Passing
switch-passing-forced = Only who cannot place passes
switch-passing-free = Anyone may pass
switch-declining = Declining gains
switch-declining-last_period = Asked where it can matter: in the last period
switch-declining-always = Asked for every gain
switch-negative_score = Scores below zero
switch-negative_score-allowed = Possible
switch-negative_score-floor_zero = Never below zero
switch-military_rank = Military ranking
switch-military_rank-all = Everyone ranks
switch-military_rank-with_points = Only players with military points rank
title = Lorenzo il Magnifico

# ---- why the greedy bot would do it ----
because-chance = Chance decided.
because-points = It brings most victory points at once: [{ $points } vp].
because-goods = It leaves you with the most useful goods, worth about [{ $points } vp] in what they will buy.
because-cards = What this adds to your cards is worth most: about [{ $points } vp] over the rest of the game.
because-military = Your military points grow: room for territories and a better rank at the end, about [{ $points } vp].
because-church = It brings you nearer to the faith that the Church will ask for: worth about [{ $points } vp].
because-leaders = Your leaders gain most by it: about [{ $points } vp] over the rest of the game.
because-members = It keeps your better family members for later.
because-order = It gives you an earlier turn in the next round.
because-least-bad = Everything else would cost you more.
because-leader = Of these leaders it promises most, and you may well meet what it asks for.
because-tile = Its goods are worth most over all your harvests and productions.
because-support = The points now, and no excommunication, are worth more than your faith later.
because-refuse = Your faith will be worth more later than the excommunication costs.
because-end = Nothing that your leaders could do now is worth more than waiting.
because-discard = You will hardly meet what this leader asks for; a privilege is better.
