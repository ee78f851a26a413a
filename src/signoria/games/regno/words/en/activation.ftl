# Orders and activations.
do-lay = { $order }
do-replace = Replace { $old } with { $new }
do-begin = { $order }
ask-program = Lay two different Orders face down for this season.
ask-revealed = Your Orders are turned up: { $first }; { $second }. Once a season you may replace one for [15 florins].
ask-activation = Your activation: begin one of your Orders, take a free action, or finish.
ask-activation-end = Your Orders are done. You may still take free actions.
why-order-laid-already = This Order lies there already; lay two different ones.
event-programmed = All have laid their Orders
event-revealed = { $seat } turns up { $first } and { $second }
event-replaced = { $seat } replaces { $old } with { $new }
event-begun = { $seat } carries out { $order }
ask-plan = Lay the cards of the year face down, two different Orders a season, each number at most twice: { $season }.
why-order-laid-twice = This number lies there twice already this year.
