# Winter upkeep. 9.4

do-buy-grain = Buy { $range } [grain]
do-pay-upkeep = Pay everything but the sieges
do-pay-captain = Pay { $who }{ $with_id ->
        [florins] {""}
       *[other] , with { $with }
    }
do-pay-building = Maintain in { $place }: { $building }
do-pay-elites = Pay { $unit }: { $range }
do-pay-spendthrift = Pay for the Spendthrift { $who }
do-pay-siege = Pay for the siege of { $place }
do-leave-siege = Withdraw from { $place }
do-starve = { $place }: { $range } [grain] missing
do-starve-army = The soldiers: { $range } [grain] missing
do-blame = { $place }
do-lose-pieces = { $place }: lose { $unit }, { $range }
do-lose-pieces-aboard = { $carrier }: lose { $unit }, { $range }
ask-emergency-grain = Your upkeep lacks [{ $n } grain]. How many do you buy, at [{ $price } florins] each?
ask-upkeep = Winter upkeep, [{ $n } florins] and the Captains' goods. Each item is paid in full or not at all.
ask-food = [{ $n } grain] missing. Who goes without?
ask-blame = Nobody is left to starve where Grain is missing. In which province does unrest grow?
ask-lose-pieces = You lose { $n ->
        [one] { $n } piece. Which?
       *[other] { $n } pieces. Which?
    }
why-cannot-cover-item = What is left does not cover this item, and an item is paid in full or not at all.
why-cannot-cover-all = What you have does not cover everything: choose what you pay.
event-upkeep = Winter upkeep of { $seat }
event-grain-bought = { $seat } buys [{ $n } grain] for the upkeep
event-unmaintained = { $place }: not maintained, { $building }
event-unpaid-elites = { $seat } does not pay: { $unit }, { $n }
event-squandered = Nobody pays for the Spendthrift { $who }
event-siege-paid = { $seat } pays for the siege of { $place }
event-fed = { $seat } needs [{ $needed } grain]; missing: { $missing }
event-hunger = Hunger in { $place }: [{ $n } grain] missing
event-army-hunger = The soldiers of { $seat } lack [{ $n } grain]
event-attrition = Attrition in { $place }: soldiers lost by { $seat }: { $n }
event-pieces-lost = { $place }: pieces lost by { $owner }, { $units }
event-pieces-lost-aboard = { $carrier }: pieces lost by { $owner }, { $units }
