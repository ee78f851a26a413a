# Goods and inhabitants on and off ships. 15.2, 7.2.10
cargo-grain = grain
cargo-wood = wood
cargo-leather = leather
cargo-iron = iron
cargo-stone = stone
cargo-wine = wine
cargo-spices = spices
cargo-silk = silk
cargo-people = free inhabitants
cargo-slaves = slaves

do-stow = { $ship }: load in { $place }: { $range } { $cargo }
do-discharge = { $ship }: unload in { $place }: { $range } { $cargo }

event-stowed = { $ship } loads in { $place }: { $amount } { $cargo }
event-discharged = { $ship } unloads in { $place }: { $amount } { $cargo }

why-loads-before-sailing = Loading comes before the ship's movement.
why-unloads-elsewhere = What was loaded here is unloaded elsewhere, after sailing.
why-no-settlement-here = Goods go on and off at own settlements.
why-coast-closed = Nothing goes in or out here now: a siege, a horde or Isolation.
