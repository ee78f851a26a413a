# Lords in English: things, shared answers, what cards do, the score sheet. Each chapter has a file of its own.

title = Lords of the Renaissance

# ---- things ----
resource-au = Au
count-au = { $n } Au

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

empire-england = England
empire-france = France
empire-habsburg = Habsburg
empire-papal = the Papal States
empire-aragon = Aragon
empire-ottoman = the Ottomans

colour-neutral = no colour
colour-red = red
colour-blue = blue
colour-orange = orange
colour-white = white
colour-purple = purple
colour-black = black
colour-grey = grey

unit-army = army
unit-caravan = caravan
unit-galley = galley
unit-nao = nao
unit-mercenary = mercenary
unit-pirate = pirate
count-unit-army = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
count-unit-caravan = { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}
count-unit-galley = { $n ->
    [one] { $n } galley
   *[other] { $n } galleys
}
count-unit-nao = { $n ->
    [one] { $n } nao
   *[other] { $n } naos
}
count-unit-mercenary = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
count-unit-pirate = { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}

good-silk = silk
good-spices = spices
good-alum = alum
good-slaves = slaves
good-gold = gold
good-sugar = sugar
good-mine = a mine
good-building = a building

block-immature = Immature
block-semi_mature = Semi-mature
block-mature = Mature

stature-vassal = vassal
stature-duke = duke
stature-king = king
stature-emperor = emperor

religion-catholic = Catholic
religion-orthodox = Orthodox
religion-muslim = Muslim

result-choice = a discovery of one's choice
result-discovery = a discovery
result-failure = home without success
result-scurvy = scurvy, a ship is lost
result-pirates = pirates of Malabar, two ships are lost

round-auction = Cards and auctions
round-buying = Buying and reinforcing
round-neutrals = Powers without a player
round-movement = Movement and conflict
round-taxes = Taxes
round-projects = Projects
round-routes = Trade routes
round-storms = Storms
round-winter = Winter
round-end_roll = Does the game end?

cause-none = nothing
cause-agreed = all players agree
cause-dry = the supply has run out of gold
cause-year = the last year is over
cause-roll = the end-of-game roll
cause-alone = one player is left

# ---- standing orders ----
topic-bids_leaders = Bids for L cards
topic-bids_courtiers = Bids for C cards
topic-bids_enterprises = Bids for E, G and R cards
topic-bids_intrigue = Bids for M cards
topic-winter = Winter
topic-projects = Projects
topic-movement = Movement
topic-losses = Losses
topic-retreat = Retreats
topic-ships = Ships of others in my straits
topic-leaving = Others who want to leave Dukedoms of mine
topic-picking = Others who want to lead armies beside my leaders
topic-offers = Offers
topic-heresy = Heresy
topic-trials = Catholic trials
topic-routes = Trade routes

do-stand = Standing order: { standing-order }
do-limit = Standing order: { standing-limit }
why-orders-changed = You have changed your standing orders and prices { $v0 } times this season; no more until the next.
standing-order = { $topic_id ->
    [winter] { $value ->
        [1] in winter spare all that can be spared
        [2] in winter pay for nothing
       *[other] ask me what to spare in winter
    }
    [projects] { $value ->
        [1] advance all projects that can be paid
        [2] keep all projects where they are
       *[other] ask me about projects
    }
    [movement] { $value ->
        [1] move and attack nothing
       *[other] ask me how to move
    }
    [losses] { $value ->
        [1] turn fresh counters first
        [2] remove worn counters first
        [3] lose mercenaries first
        [4] lose mercenaries last
       *[other] ask me about losses
    }
    [retreat] { $value ->
        [1] retreat to the nearest city of my own
       *[other] ask me where to retreat
    }
    [ships] { $value ->
        [1] let others' ships pass my straits
        [2] stop others' ships at my straits
       *[other] ask me about ships at my straits
    }
    [leaving] { $value ->
        [1] let others leave my Dukedoms
        [2] refuse others to leave my Dukedoms
       *[other] ask me who may leave my Dukedoms
    }
    [picking] { $value ->
        [1] let others lead armies that stand with my leaders
        [2] refuse others the armies that stand with my leaders
       *[other] ask me who may lead armies that stand with my leaders
    }
    [offers] { $value ->
        [1] refuse all offers
       *[other] ask me about offers
    }
    [heresy] { $value ->
        [1] pay for heresies
        [2] give up a card for heresies
       *[other] ask me about heresies
    }
    [trials] { $value ->
        [1] cancel all Catholic trials
        [2] cancel no trial
       *[other] ask me about trials
    }
    [routes] { $value ->
        [1] declare the best route of each bank and enterprise
       *[other] ask me about trade routes
    }
   *[other] { $value ->
        [1] pass: { $topic }
       *[other] ask me: { $topic }
    }
}
standing-limit = { $topic_id ->
    [ships] let others' ships pass my straits for { $range } Au each
   *[other] { $topic }: up to { $range } Au
}

# ---- shared answers ----
do-done = Ready
do-finish = Nothing more
do-cancel = Take this back
do-yes = Yes
do-no = No

# ---- gold, counters, cards ----
event-gold = { $source } → { $target }: [{ $n } au]
event-gold-laid = { $source } → { $target }: [{ $n } au]
event-placed = { $counter } comes to { $place }
event-worn = { $counter } is worn
event-removed = { $counter } is removed
event-freshened = { $counter } is fresh again
event-turned = { $counter } changes colour: { $other }
event-leader-comes = { $leader } stands in { $place }
event-card-gained = { $seat } has { $card }
event-card-given-up = { $seat } gives up { $card }; it comes to the next auction
event-card-discarded = { $card } goes to the discard pile
event-card-removed = { $card } is out of the game

# ---- beginning, year, end ----
do-choose-colour = { $colour_id ->
    [red] { empire-england }
    [blue] { empire-france }
    [orange] { empire-habsburg }
    [white] { empire-papal }
    [purple] { empire-aragon }
   *[other] { empire-ottoman }
} ({ $colour })
do-keep-card = Keep { $card }
ask-choose-colour = You are { $leader }. With which empire do you align yourself?
ask-keep-card = { $seat } has chosen the colour of { $empire } too. Which of its cards do you keep?
why-colour-full = Two players have chosen this colour.
event-lord-dealt = { $seat } is dealt { $leader }
event-colour-chosen = { $seat } aligns with { $colour }
event-season-begins = { $year }, { $season }
event-round-begins = { $round }
event-ended = The game is over: { $cause }
event-wants-end = { $seat } would end the game now
do-end-now = Agree to end the game now
do-play-on = No longer agree to end the game

# ---- what cards do ----
effect-emperor = An emperor. Whoever holds the card moves him and the empire's ships.
effect-lord_bank = A lord with his bank. The bank needs silk, that of Trebizond spices.
effect-ally = An ally: his holder moves him.
effect-chancellor = Whoever holds the card spends the empire's gold, builds from its counters and moves its caravans.
effect-pirate = A pirate with his ship, for hire.
effect-condottiere = Comes with a mercenary; one leader of yours leads more mercenaries than his Stature.
effect-engineer = Once a round your dice in one siege hit on 1 and 2.
effect-explorer = May sail on a voyage of discovery.
effect-cartographer = Takes 1 off your rolls on the Discovery Table.
effect-building = Earns by spices and by sugar, and supplies a building.
effect-guild = Earns by the supply that it needs.
effect-resource = Earns by the supply that it needs, and supplies its own good.
effect-spy = Counts twice for the order of movement, and for the throne of its empire. Played before a round of movement: the siege of a city of that colour hits on 1 to 3.
effect-revolt = Counts for the throne of its empire. Played: an army there turns grey under you, or a mercenary rises in an empty city.
effect-princess = A marriage: two conditions for the throne, legitimate heirs, and her dowry.
effect-title = A second claim to a throne.
effect-heresy = Played: an ally of that faith in those lands comes to auction, or a player's own leader pays or gives up a card.
effect-trial = Played: an ally or courtier of that faith in those lands, or your prisoner, dies on 1 to 3.
effect-pestilence = Leaders of players in those lands may die, and armies of players there are worn.
effect-navigation = Knowledge that several may have: it opens the zone of the voyages and counts at the end.

# ---- the score sheet and the switches ----
score-chest = Gold in the chest
score-ransoms = Ransoms
score-purse = Gold under the own leader
score-navigation = Navigation cards
switch-lords = Lords
switch-lords-recommended = Recommended for the number of players
switch-lords-random = Any of the seventeen
switch-start_gold = Gold at the start
switch-start_gold-10 = 10 Au each
switch-start_gold-15 = 15 Au each
switch-start_gold-20 = 20 Au each
switch-last_year = Last year
switch-last_year-1479 = 1479
switch-last_year-1499 = 1499
switch-end_roll = End-of-game roll
switch-end_roll-two_dice = Two dice and pestilences, 13 ends the game
switch-end_roll-one_die = One die and pestilences, 7 ends the game
switch-end_roll-none = No roll
switch-zorzi_mine = The Zorzi's alum of Phocaea
switch-zorzi_mine-off = Left out
switch-zorzi_mine-on = For sale from the start
switch-green_auctions = Unused green cards are sold
switch-green_auctions-summer = In summer only
switch-green_auctions-every_season = In every season
switch-unsold_leader = A leader whom nobody buys
switch-unsold_leader-open = Stays open to later bids
switch-unsold_leader-discarded = Goes to the discard pile
switch-stature_cap = Stature limits
switch-stature_cap-moment = What a leader leads at one moment
switch-stature_cap-turn = What a leader leads in a whole turn
switch-capital_plunder_rest = Of a plundered treasury the other half
switch-capital_plunder_rest-stays = Stays in the treasury
switch-capital_plunder_rest-lost = Is lost
switch-port_assault = Armies at sea attack a port
switch-port_assault-from_sea = From the sea, with naos
switch-port_assault-from_inside = Only from inside the port
switch-buildings_in_empires = Buildings in imperial cities from 1466
switch-buildings_in_empires-off = Collect no tax
switch-buildings_in_empires-on = Collect tax
switch-inflation_spares_empires = From 1466 empires
switch-inflation_spares_empires-off = Get no tax either
switch-inflation_spares_empires-on = Go on getting tax
switch-neutral_links = Units of nobody in trade routes
switch-neutral_links-off = Are no links
switch-neutral_links-on = Are links for everybody
switch-toll_payer = Tolls are paid by
switch-toll_payer-bank = The supply of gold
switch-toll_payer-merchant = The merchant
switch-satellite_in_empire = A satellite inside an empire pays
switch-satellite_in_empire-home = Its home
switch-satellite_in_empire-empire = The empire
switch-naos_at_sea_link = Naos outside port in trade routes
switch-naos_at_sea_link-off = Are no links
switch-naos_at_sea_link-on = Are links without toll
switch-azov_spring = Ships in the Sea of Azov in spring
switch-azov_spring-leaving = May leave it, and are worn
switch-azov_spring-frozen = May not move
switch-switch_gives_up = Who changes colour gives up
switch-switch_gives_up-both = Both imperial cards
switch-switch_gives_up-one = One imperial card
switch-cape_closes_beirut = The Cape closes Beirut too
switch-cape_closes_beirut-off = No
switch-cape_closes_beirut-on = Yes
switch-papal_religion = Candidates for the Papal throne
switch-papal_religion-off = Of any religion
switch-papal_religion-on = Catholics only
switch-heir_keeps_allies = A legitimate heir keeps
switch-heir_keeps_allies-off = His father's own card only
switch-heir_keeps_allies-on = The L cards of allies too
switch-split_treasury = With L and C in two hands imperial gold is spent by
switch-split_treasury-chancellor = The holder of C
switch-split_treasury-both = The holder of L too, for repairs and projects
switch-m_order = Order of movement
switch-m_order-weights = By the weights of M cards, a spy counts twice
switch-m_order-number = By the greatest number on a player's M cards
switch-strait_crossing_mp = Crossing a strait on land costs
switch-strait_crossing_mp-1 = 1 point and the terrain behind
switch-strait_crossing_mp-terrain = The terrain behind only
switch-leaderless_product = In a battle a side without leader has the product
switch-leaderless_product-0 = 0
switch-leaderless_product-1 = 1
