# Trade routes, tolls, passage. 5.11
do-declare = { $n ->
    [0] { $source }: { $good } by the best route
   *[other] { $source }: { $good } by another route of the same cost ({ $n })
}
do-declare-all = Declare the best route of each
do-collect-toll = { $place } takes the toll
do-ask-passage = Ask { $seat } for { $range } Au for each link of yours
do-refuse-passage = Refuse { $seat } all your units as links
do-ask-tribute = Ask { $range } Au of each foreign route through your straits
do-ask-ship-toll = Ask { $range } Au of each foreign ship in your straits
do-deny-straits = Close your straits to all other colours
do-close-strait = Close { $strait } to the units of { $seat }
do-open-strait = Open { $strait } to the units of { $seat } again
do-deny-trade = Refuse { $seat } the trade of { $place }
do-allow-trade = Let { $seat } trade in { $place } again
do-deny-use = Deny all the use of { $card }; it goes to the next auction
ask-declare = Declare your trade routes.
ask-collect-toll = Which city takes the toll of this link?
event-route = { $seat }: { $source } is supplied with { $good } from { $place } over { $links } { $links ->
    [one] link
   *[other] links
}
event-passage-asked = { $seat } lets { $other } use its units at [{ $n } au] a link
event-passage-refused = { $seat } lets { $other } use none of its units
event-tribute-asked = { $seat } asks [{ $n } au] of each foreign route through its straits
event-ship-toll-asked = { $seat } asks [{ $n } au] of each foreign ship in its straits
event-straits-denied = { $seat } closes its straits to all other colours
event-strait-closed = { $seat } closes { $strait } to the units of { $other }
event-strait-opened = { $seat } opens { $strait } to the units of { $other }
event-trade-denied = { $seat } refuses { $other } the trade of { $place }
event-trade-allowed = { $seat } lets { $other } trade in { $place }
event-use-denied = { $seat } denies the use of { $card }
why-trade-denied = Whoever holds the trading place refuses you its goods.
why-no-supplier = Nobody supplies this now.
why-no-chain-of-links = No chain of cooperating units leads from here to the supplies; the trading place needs a unit in it too.
why-fees-exceed-gold = What others ask for their links and straits is more than your gold and this profit.
why-no-unit-in-strait = You have no army or ship in a port of this strait.
