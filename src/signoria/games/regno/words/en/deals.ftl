# Agreements between players. 10.3, 12.2, 14.2.6, 16.2.8
subject-trade = trade
subject-peace = peace
subject-pact = non-aggression pact
subject-ransom = ransom
subject-marriage = marriage

reason-price = the price
reason-goods = the goods
reason-land = the territory
reason-person = the person
reason-trust = no trust
reason-not_now = not now

do-offer-peace = Offer peace to { $seat }
do-offer-pact = Offer { $seat } a registered pact
do-trade-with = Trade with { $seat } in { $place }
do-give-goods = Give { $range } [{ $resource_id }]
do-ask-goods = Ask for { $range } [{ $resource_id }]
do-give-slaves = Give slaves: { $range }
do-ask-slaves = Ask for slaves: { $range }
do-give-land = Cede { $place }
do-ask-land = Ask for { $place }
do-ransom-of = Ransom of { $person }
do-own-spouse = Your spouse: { $person }
do-their-spouse = Their spouse: { $person }
do-own-grain = Your share of the Grain: { $range }
do-own-luxury = You give the luxury: [{ $resource_id }]
do-their-luxury = They give the luxury: [{ $resource_id }]
do-propose-deal = Make this offer
do-accept-deal = Accept
do-refuse-deal = Decline: { $reason }
do-counter = Name another sum: { $range } [florins]
do-withdraw-to = Withdraw to { $place }

event-deal-offered = { $seat } makes { $other } an offer: { $subject }
event-deal-agreed = { $seat } and { $other } agree: { $subject }
event-deal-refused = { $seat } declines the offer of { $other } ({ $subject }): { $reason }
event-deal-countered = { $seat } names another sum to { $other }: [{ $florins } florins]
event-escrowed = Held for the offer of { $seat }: { $goods }
event-escrow-returned = No longer held for { $seat }: { $goods }
event-paid-over = { $seat } gives { $other }: { $goods }
event-slaves-ceded = { $seat } cedes slaves to { $other }: { $n }
event-first-sale = First sale of the year to another player: { $seat } gets [{ $florins } florins]
event-ceded = { $seat } cedes { $place } to { $other }
event-withdrew = What { $seat } had in { $place } withdraws to { $to }

ask-negotiate = What do you offer { $other }? Subject: { $subject }.
ask-cede-withdraw = You cede { $place }. Where do your pieces go?
ask-deal-peace = { $seat } offers peace.
ask-deal-pact = { $seat } offers a registered non-aggression pact.
ask-deal-ransom-pay = { $seat } wants [{ $florins } florins] from you for { $person }.
ask-deal-ransom-get = { $seat } offers you [{ $florins } florins] for { $person }.
ask-deal-marriage = { $seat } proposes the marriage of { $own } and { $their }. It gives { $gives }, you give { $takes }.
ask-deal-trade = { $seat } gives { $gives }{ $slaves_given ->
        [0] { "" }
       *[other] , slaves: { $slaves_given }
    }. You give { $takes }{ $slaves_taken ->
        [0] { "" }
       *[other] , slaves: { $slaves_taken }
    }.
ask-deal-trade-cede = { ask-deal-trade } { $seat } cedes { $given }.
ask-deal-trade-claim = { ask-deal-trade } You cede { $taken }.
ask-deal-trade-swap = { ask-deal-trade } { $seat } cedes { $given }, you cede { $taken }.

why-no-more-talks = You can make this player no more offers in this activation.
why-refused-before = These terms were declined in this activation.
why-trade-at-war = War forbids direct trades.
why-trade-isolated = Isolation forbids direct trades.
why-both-need-commerce2 = Both need Commerce 2.
why-no-trade-posts = There must be a settlement with Market, Fair or Port of each of you, joined by a route that is not hostile.
why-cede-once = One territory from each side in an activation.
why-cede-capital = A capital cannot be ceded.
why-cede-third-parties = Pieces of somebody else are there.
why-cede-no-exit = Your pieces there could not leave at once into an adjacent province of yours.
why-cede-besieged = A besieged or rebel province cannot be ceded.
why-cede-last = The last territory cannot be ceded.
why-cede-relic = The Relic cannot be ceded.
