# Espionage: a look at an Order.
do-spy = Look at card { $card } of { $other }
why-no-spies = Looking at an Order needs Espionage 1.
why-spied-already = You have looked at an Order this year.
why-not-bordering = None of your provinces borders on theirs.
why-nothing-to-spy = They have turned up their Orders already.
event-spied = The spies of { $seat } look at an Order of { $other }
event-seen = Your spies have seen: { $other } has { $order }
