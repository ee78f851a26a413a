# Storms, winter, the roll for the end. 5.12, 5.13
do-spare = Bring { $counter } through the winter, out of { $account }
do-spare-all = Bring all that you move through the winter, as far as the gold goes
do-feed = Let { $counter } live on its city

ask-winter = { $n ->
        [0] Nothing of yours will suffer from the winter.
        [one] { $n } counter will suffer from the winter.
       *[other] { $n } counters will suffer from the winter.
    } Your chest holds { $gold } Au. Whom do you spare?

event-storm = Storm: { $counter }, { $hits ->
        [0] no wear
        [one] { $hits } wear
       *[other] { $hits } times wear
    }
event-end-rolled = Roll for the end: { $roll }, pestilences: { $cards }, needed: { $needed }

why-winter-destroys = Winter destroys this army; no gold averts that.
why-winter-spares = Winter does this counter no harm.
why-spared-already = This counter is paid for.
why-winter-siege = In a besieged city only gold that lies there spares anybody.
