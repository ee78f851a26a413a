# Houses of Renaissance in English.

# ---- things ----
member-brown = brown member
resource-token = special tokens
resource-leader = leaders drawn
resource-play = leaders played free
count-token = { $n ->
        [one] { $n } special token
       *[other] { $n } special tokens
    }
count-leader = { $n ->
        [one] { $n } leader drawn
       *[other] { $n } leaders drawn
    }
count-play = { $n ->
        [one] { $n } leader played free
       *[other] { $n } leaders played free
    }
deck-special = Special
tower-territory = the Territories
tower-character = the Characters
tower-building = the Buildings
tower-venture = the Ventures
tower-special = the special tower
space-special-1 = Special tower, floor 1
space-special-2 = Special tower, floor 2
space-special-3 = Special tower, floor 3
space-special-4 = Special tower, floor 4
space-leader-bramante = Bramante's space
space-leader-erasmo_da_rotterdam = Erasmo da Rotterdam's space
space-leader-guglielmo_de_pazzi = Guglielmo de' Pazzi's space
space-leader-massimiliano_i_dasburgo = Massimiliano I d'Asburgo's space
space-leader-piero_della_francesca = Piero della Francesca's space
space-leader-pietro_bembo = Pietro Bembo's space
space-leader-lorenzo_de_medici = Lorenzo de' Medici's space
bonus_tile-tile_5 = bonus tile 5
tile-tile_1_8 = tile I-8 (fewer special tokens)
tile-tile_2_8 = tile II-8 (special tower harder)
tile-tile_3_8 = tile III-8 (special tokens cost points)
source-space-special-1 = the floor
source-space-special-2 = the floor
source-space-special-3 = the floor
source-space-special-4 = the floor
source-space-leader-bramante = Bramante's space
source-space-leader-erasmo_da_rotterdam = Erasmo da Rotterdam's space
source-space-leader-guglielmo_de_pazzi = Guglielmo de' Pazzi's space
source-space-leader-massimiliano_i_dasburgo = Massimiliano I d'Asburgo's space
source-space-leader-piero_della_francesca = Piero della Francesca's space
source-space-leader-pietro_bembo = Pietro Bembo's space
source-space-leader-lorenzo_de_medici = Lorenzo de' Medici's space
source-tile_5 = the bonus tile
source-token = a special token
source-auction = the auction tile
face-market_day = Market Day
face-building_yard = Building Yard
face-household = Household
face-timber = Timber
face-quarry = Quarry
face-muster = Muster
face-hired_men = Hired Men
face-alms = Alms
face-devotion = Devotion
face-renown = Renown
face-gathering = Gathering
face-craft = Craft
privilege-store = all that lies on your family tile
lot-name = Auction tile { $n }
about-special = Take the special card that lies here; it goes with your cards of its type. Whoever enters a tower with a member in it first pays [{ $toll } coin]. [R-19] [R-20]
about-leader = A leader's own space, for its owner alone: one family member of value 1 or more. [R-29] [U-11]

# ---- tokens in sentences ----
token-gain = { $goods }.
token-harvest = A harvest at value { $value }.
token-production = A production at value { $value }.

# ---- options ----
do-use-token = Use the token { $face }
do-use-token-gain = Use { $face }: { $goods }
do-use-token-work = Use { $face }: { $area } at value { $value }
do-give-token = Pay with the token { $face }
do-give-token-gain = Pay with { $face } ({ $goods })
do-give-token-work = Pay with { $face } ({ $area } at value { $value })
do-drop-token = Give back the token { $face }
do-drop-token-gain = Give back { $face } ({ $goods })
do-drop-token-work = Give back { $face } ({ $area } at value { $value })
do-hold = Lay the token { $face } on { $card }
do-hold-gain = Lay { $face } on { $card }: { $goods }
do-hold-work = Lay { $face } on { $card }: { $area } at value { $value }
do-use-one = Use { $leader } (exchange { $choice })
do-use-one-exchange = Use { $leader }: { $pay } → { $gain }
do-activate = Activate { $card }
do-play-free = Play { $leader } free
do-take-back = Take { $card } from the discarded cards
do-take-left = Take the card on { $space }
do-take-left-card = Take { $card } ({ $space })
do-give-up = Give up { $card }
do-wake = Turn up { $visconti }
do-pay-more = Pay{ $wood ->
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
        [harvest] A harvest
       *[production] A production
    }
do-work-at-value = { $area_id ->
        [harvest] A harvest
       *[production] A production
    } at value { $value }
do-skip-activate = Activate none
do-bid = Bid { $range } on { $family }
do-bid-lot = Bid { $range } on { $family } ({ $goods })
do-repeat = { $conversion }, × { $range }
do-exchange = Exchange { $range }× with { $family }
do-exchange-goods = { $family }: { $pay } → { $gain }, × { $range }
do-toll-with = Pay the toll, with servants in place of coins
do-convert-with = { $conversion }, paid with{ $wood ->
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

# ---- questions ----
ask-bid = Which family do you bid for, and how many victory points? If nobody bids more, it is yours.
ask-give-token = Which special token do you pay with?{ $count ->
        [1] { "" }
       *[other] { " " }{ $count } are to be paid.
    }
ask-drop-token = Which of the tokens that you drew do you give back?
ask-play-free = Which leader do you play free, without its requirement?
ask-play-open = Which of the open leaders do you play at once, without its requirement?
ask-take-back = Which discarded card do you take, without paying for it?
ask-take-left = The Gonzaga may pay [{ $servants } servant] for a card left in a tower. Which one?
ask-give-up = Which character do you give up?
ask-wake = Which Visconti token do you turn up? All that are face up then give what they show.
ask-work-at = A harvest or a production? Before cards and tiles its value is { $value }.
ask-family-harvest = A harvest at value { $value }, which nothing raises: do you carry it out?
ask-activate = Which of your cards does { $card } activate?
ask-pay-leader = How do you pay for { $leader }?
ask-one-card = A { $area } at value { $value } on one card alone: which one?
ask-toll = The toll is [{ $coins } coin]. How many servants do you pay in place of coins?

# ---- why not ----
why-no-faith = The Della Scala never take faith for a privilege: they get it on top.
why-highest-bid = A bid is at most [{ $v0 } vp].
why-cannot-pay = You do not have what this exchange of the leader costs.
why-no-character = You have no character to give up.
why-no-leader = You have no leader in hand that could be played.
why-no-effect = This card would bring nothing now.
why-above-value = This card's number is above the value.
why-exchange = An exchange costs { $v0 }, which you do not have.
why-special-card = The Gonzaga take no card from the special tower.
why-nothing-left = No card is left here.
why-other-type = You may only take back a type that the card names.
why-chosen = Already taken; all that the privileges of one source bring must differ.
why-awake = This Visconti token is turned already.
why-empty-store = Nothing lies on your family tile.
why-itself = A card never activates itself.
why-set-it-going = This card set the activation going.
why-activated = Already activated; the second card must be another one.
why-holds-token = A token lies on this card already, for good.

# ---- what happened ----
event-tower-adjusted = The adjustment tile lies on { $tower }
event-tokens-drawn = { $seat } draws { $count ->
        [one] { $count } special token
       *[other] { $count } special tokens
    }
event-tokens-seen = { $seat } drew: { $faces }
event-token-used = { $seat } uses the token { $face }
event-token-paid = { $seat } pays the token { $face }
event-token-held = { $seat } lays the token { $face } on { $card }
event-lot-laid = To be auctioned: { $family } with { $lot }
event-open-leaders = Open beside { $family }: { $leaders }
event-bid-made = { $seat } bids [{ $points } vp] for { $family }
event-family-taken = { $seat } belongs to { $family }{ $points ->
        [0] { "" }
       *[other] , for [{ $points } vp]
    }
event-exchanged = { $seat } exchanges with { $family }: { $times }×
event-stored = { $seat } keeps { $goods } on the family tile
event-step-reached = { $seat } reaches the faith tile on step { $step }
event-visconti-awake = { $seat } turns up a Visconti token: { $visconti }
event-set-complete = { $seat } completes set { $count } of the four types
event-leaders-drawn = { $seat } draws { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
event-leader-drawn = { $seat } drew { $leader }
event-card-activated = { $seat } activates { $card }
event-card-taken-back = { $seat } takes { $card } from the discarded cards
event-card-given-up = { $seat } gives up { $card }
event-points-lost = { $seat } loses [{ $count } vp]
event-toll-replaced = { $seat } gives [{ $servants } servant] in place of coins of the toll
event-converted-for = { $seat } uses { $conversion }, { $times }×, for { $goods }
event-extra-turn = { $seat } has a turn more
event-spared = { $seat } is spared by Martin Lutero: no excommunication

# ---- cards in sentences ----
per-fp = { $every ->
        [1] for each faith point
       *[other] for every { $every } faith points
    }
per-leader = { $every ->
        [1] for each leader you have in play
       *[other] for every { $every } leaders you have in play
    }
per-token = { $every ->
        [1] for each special token you have
       *[other] for every { $every } special tokens you have
    }
per-servant = { $every ->
        [1] for each servant you have
       *[other] for every { $every } servants you have
    }
per-pair = { $every ->
        [1] for each pair of one wood and one stone you have
       *[other] for every { $every } pairs of one wood and one stone you have
    }
card-loss = At once you lose { $goods }.
card-activates = At once: you may activate { $cards } of yours, whatever the number. [R-26]
card-takes-back = At once: you may take { $deck } of the base game that was discarded, without paying. [R-24]
card-catches-up = At once: your military points rise to those of the first army. [R-27]
card-lasting-work = Always: harvest and production value +{ $value }.
card-lasting-no_special_toll = Always: no toll for you in the special tower.
card-lasting-waive = Always: a leader you play may miss { $value ->
        [one] { $value } of its requirements
       *[other] { $value } of its requirements
    }. [HR-41]
card-lasting-on_leader = Always: { $goods } with each leader you play.
card-holds-harvest = You may lay one special token on it for good: it works in each of your harvests from { $value }. [R-18]
card-holds-market = You may lay one special token on it for good: it works each time you place in the market. [R-18]
card-harvest-capped = Harvest from { $value }: { $goods } { $per }, at most as often as the value of the harvest says. [R-23]
card-repeat = Production from { $value }, if you like, as often as the value of the production says: { $goods }. [R-23]
card-work-activates = Production from { $value }: you may activate { $cards } of yours, whatever the number. [R-26]
card-work-loss = Production from { $value }: you lose { $goods }.
card-end-per = At the end: { $goods } { $per }.
card-end-most = At the end: { $goods } { $per }, at most { $most }.

# ---- leaders in sentences ----
need-most = at most { $goods }
need-none = no { $goods }
need-most-cards = at most { $cards }
need-all-cards = { $n ->
        [one] { $n } development card
       *[other] { $n } development cards
    }
need-most-types = cards of at most { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
need-leaders = { $n ->
        [one] { $n } leader in play
       *[other] { $n } leaders in play
    }
need-wood-stone = at most { $n } [wood] and [stone] together
leader-on-take = { $goods } each time you take { $deck }.
leader-more-privileges = Each time you get council privileges: { $goods } more, of any kind.
leader-more-vp = Each time you gain victory points: { $goods } more.
leader-servant-value = Servants raise a value by { $value } in place of 1.
leader-servants-for = You may pay servants in place of { $goods }, one for one.
leader-immune = You are never excommunicated.
leader-exchange = Once a round: { $goods }.
leader-one-harvest = Once a round: a harvest at value { $value } on one of your cards alone. Nothing raises it.
leader-one-production = Once a round: a production at value { $value } on one of your cards alone. Nothing raises it.
leader-draws = Once a round: draw { $count ->
        [one] { $count } special token
       *[other] { $count } special tokens
    } and keep { $keep }.
leader-gives-up = Once a round: give up { $deck } of yours for { $goods }.
leader-space = A space for one of your family members: { $goods }.
leader-space-work = A space for one of your family members: a harvest or a production at its value.
leader-at-once = At once: { $goods }.

# ---- excommunication tiles ----
tile-special = { $value } to the value in the special tower.
tile-tokens = At the end you lose { $goods } for each special token you have left.
tile-short-special = { $value } in the special tower
tile-short-tokens = [-{ $value } vp] for each special token

# ---- families in sentences ----
family-text-aragonesi = Each time you take a territory: a harvest at its number less { $value }. Nothing raises it. [R-32] [HR-47]
family-text-colonna = You have a fifth family member, the brown one: always value { $value }, neither coloured nor neutral. Each round you have a fifth turn, after everybody's fourth. [R-33] [HR-1] [HR-2]
family-text-da_montefeltro = Wood and stone that you pay for a building stay on your family tile. A council privilege may bring back all that lies there. [R-34] [HR-48]
family-text-della_rovere = Three tiles lie on the faith track for you; reach one and take it: { $steps }. Each excommunication costs you { $loss }. [R-35] [HR-49]
family-text-della_rovere-step = step { $step }: { $goods }
family-text-della_scala = With each council privilege you get { $goods } on top, but never choose faith. In your turn you may exchange { $exchange }, as often as you like. [R-36] [HR-50]
family-text-este = In your turn you may exchange { $exchange }, as often as you like. [R-37]
family-text-gonzaga = When the turns of a round are over, you may take a card left in one of the four base towers for { $goods }, at no other cost. [R-38] [HR-51]
family-text-malatesta = Of a venture's price in military points you pay none; you must own the number it asks for. [R-39] [HR-52]
family-text-medici = Each time you take a character: { $goods }. You have room for { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }. At the end { $points }. [R-40]
family-text-medici-points = { $n } are worth [{ $points } vp]
family-text-orsini = A set is one card of each type. Your sets bring, in this order: { $sets }. [R-41] [HR-54]
family-text-sforza = The open leaders beside the family are yours; you play one of them at once, free. [R-42] [HR-55]
family-text-visconti = The open leaders beside the family are yours, and Visconti tokens face down. With each leader you play you turn one up, then gain what all that are face up show: { $tokens }. [R-43] [HR-56]

# ---- the table's switches ----
switch-houses = Houses of Renaissance
switch-houses-off = Without: the base game for up to four
switch-houses-on = With it: families, special tower and tokens, for up to five
switch-families = Families
switch-families-auction = Auctioned for victory points
switch-families-random = Dealt at random
switch-families-off = None
switch-special_tower = Special tower
switch-special_tower-on = With the special tower and its tokens
switch-special_tower-off = Without the special tower and without tokens
switch-new_leaders = New leaders
switch-new_leaders-on = The leaders of both boxes
switch-new_leaders-off = The base game's leaders alone
because-bid = With its lot this family is worth more to you than the bid, and you may still go higher.
