# Event cards. R18.1, R18.2

do-calm = 1 unrest less in { $place }
do-pay-for-horses = Pay for fodder and remedies
do-lose-horses = Lose a mounted piece
do-drop = Lose [1 { $good_id }]
do-drop-people = Lose a free inhabitant
do-drop-slave = Lose a slave
ask-preachers = Wandering preachers: in which province is 1 unrest removed?
ask-alms = Alms: [{ $n } grain] in a province removes 1 unrest there. Where do you give?
ask-levy = Volunteer levy: do { $n } Light infantry come to your capital?
ask-murrain = Horse murrain: do you lose a mounted piece or pay [{ $n } florins]?
ask-brigands = Brigands rob { $caravan }. What is lost?
why-no-church-for-preachers = No Church or Cathedral works here.
why-no-unrest-here = There is no unrest here.
why-no-grain-for-alms = You have no Grain to give.
event-event-drawn = The season's event: { $card }
event-fever = Fever: { $who } rolls { $die }
event-struck = { $card } strikes { $place }
event-shaken = The fortress of { $place } has { $ps } PS left
event-great-storm = Great storm: { $ship } rolls { $die }
event-robbers = Brigands: { $caravan } rolls { $die }
event-relic-found = The Relic is found in { $place }
event-treasury-filled = The treasury of the { $office } grows by [{ $n } florins]
event-volunteers = { $n } Light infantry join { $seat } in { $place }
event-robbed = { $caravan } loses [1 { $good_id }]
event-robbed-people = { $caravan } loses { $free ->
        [0] a slave
       *[other] a free inhabitant
    }
event-robbed-hidden = { $caravan } loses part of its hidden goods
