# Only the terminal says these.
t-costs = costs { $price }
t-purse = out of [{ $n } au]
t-gain = brings { $gain }
t-nothing = nothing
t-routes = { $n ->
        [one] { $n } route
       *[other] { $n } routes
    }
t-links = { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
t-dice = { $n ->
        [one] { $n } die hits
       *[other] { $n } dice hit
    } on { $hit ->
        [1] 1
       *[other] 1 to { $hit }
    }
t-against = against { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } on { $hit ->
        [1] 1
       *[other] 1 to { $hit }
    }
t-ruin = ruined with { $n } %
t-capture = captured with { $n } %
t-kill = killed with { $n } %
t-needs = needs { $goods }
t-supplies = supplies { $good }
t-heirs = heirs: { $names }
t-lands = lands: { $places }
t-place = place: { $place }
t-near = beside: { $places }
t-lost = is lost

# a game on a real table: what a draw is for
stream-deck = card turned over
stream-lords = which lord is dealt
stream-tie = equal bids
stream-battle = dice of a battle
stream-fate = fate of a leader
stream-pillage = dice of a pillage
stream-arrest = dice of an arrest
stream-pestilence = dice of a pestilence
stream-storm = dice of a storm
stream-voyage = die of a voyage
stream-trial = die of a trial
stream-end = end-of-game roll
t-help-look = look [TEXT] | places, leaders, counters, cards, tables with TEXT in their names
t-help-orders = orders [N] | standing orders: what is answered for you
