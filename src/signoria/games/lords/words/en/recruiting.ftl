# Buying, reinforcing, what powers without a player raise. 5.3 to 5.5, 5.7.11
do-raise-army = Raise an army of { $empire } in { $place }, out of { $account }
do-build-ship = Build in { $place } for { $empire }: { $unit }, out of { $account }
do-build-caravan = Send out a caravan of { $empire } from { $place }, out of { $account }
do-recruit = Recruit mercenaries in { $place }, out of { $account }
do-build-pirate = Build { $counter } in { $place }, out of { $account }
do-freshen = Make { $counter } fresh, out of { $account }
do-merge = Join { $other } to { $counter }, which becomes fresh
do-repair = Repair { $card }, out of { $account }
do-ask-siege-leave = Ask the emperor outside { $place } for leave to reinforce it
do-pay-vassals = Pay { $range } Au at most for { $leader }

ask-buying = Buy and reinforce. Your chest holds { $n } Au. Allies and pirates whose worn counters you leave unpaid may be lost to you.
ask-vassals = { $seat } does not pay for { $n ->
        [one] { $n } worn counter
       *[other] { $n } worn counters
    } of mercenaries with { $leader }. Who pays gets the card and them. How much do you pay at most? You pay no more than you must to beat the others.
ask-siege-leave = { $seat } asks your leave to reinforce besieged { $place }. Do you allow it?
ask-defend-home = { $place } is about to be entered. Do you add { $n } Au from your chest, so that it raises mercenaries?

event-building-repaired = { $card } is repaired
event-siege-leave-given = { $seat } lets { $place } be reinforced
event-vassal-changes = { $leader } goes over to { $seat } for { $n } Au
event-city-rises = { $place } takes up arms

why-imperial-army-there = An imperial army stands in this city already.
why-not-your-empire = This city is in no empire whose counters you build.
why-not-your-dukedom = With your own gold you recruit mercenaries in your Dukedom, its satellites, and Dukedoms whose card you hold.
why-raised-this-round = This city has raised an army in this round.
why-launched-this-year = This port has built a fleet this year.
why-no-port = Ships are built in ports only.
why-recruits-besieged = A besieged city raises nothing but what it must when it is entered.
why-recruits-foreign-army = An army of another colour stands in this city.
why-no-counter-left = No counter of this kind is left.
why-needs-chancellor-card = Only the holder of its C card spends this treasury.
why-purse-too-small = There is not enough gold for it; here lie { $v0 } Au.
why-no-allied-leader-there = Pirates are built in a port where one of your leaders stands.
why-pirate-card-held = Somebody else has this card, or it is out of the game.
why-pirate-on-map = These pirates are at sea already.
why-besieged-no-refresh = A besieged city needs a friendly fleet, gold in it, or the leave of the emperor outside.
why-nothing-to-pay-with = No gold that you may use for it is at hand.
why-not-yours-to-keep = This counter is not yours to keep.
why-unlike-counters = Only worn counters of one type and colour in one place are joined.
why-not-your-building = This building is not yours.
