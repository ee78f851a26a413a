# Land battles.
band-line = ordinary
band-led = led
band-recruits = recruits
band-led_recruits = led recruits
band-landed = landed
band-led_landed = led, landed
band-landed_recruits = landed recruits
band-led_landed_recruits = led, landed recruits
target-walls = walls
target-troops = troops
phase-machines = Machines
phase-range = Range
phase-charge = Charge
phase-melee = Melee
phase-control = Control
cover-walls = walls
cover-pikes = pikes
cover-heavy_infantry = Heavy infantry
fight-field = in the open
fight-assault = before walls
fight-revolt = against rebels
fight-sortie = a sortie
fight-relief = a relief
fight-escort = for a Caravan

do-command = { $person } commands
do-no-commander = Nobody commands
do-lead = Lead { $unit } ({ $band }) from { $from }: { $range }
do-aim = { $unit } at { $target }: { $range }
do-take-hits = Hits on { $unit } ({ $band }) from { $from }: { $range }
do-retreat = Retreat
do-stay = Stay and fight
do-stay-before = Stay before the walls
do-stay-behind = Stay behind the walls
do-fall-back = Go to { $place }

ask-commander = Who commands your army in { $place }?
ask-led = { $person } leads { $number } more soldiers. Which?
ask-aim = Which machines fire, and at what? { $number ->
        [one] One Crewman is free.
       *[other] { $number } Crewmen are free.
    }
ask-losses = { $number ->
        [one] One hit: who takes it?
       *[other] { $number } hits: who takes them?
    }
ask-retreat = Do you leave the field in { $place }?
ask-fall-back = Where do your troops in { $place } go?

event-battle-begun = Battle in { $place }: { $attacker } against { $defender }
event-round-begun = Round { $round }
event-commanded = { $person } commands for { $owner }
event-led = The commander of { $owner } leads { $units }
event-walls-stand = The walls of { $place } stand: before a breach there is no Charge and no Melee
event-keep-strikes = The Steel Keep in { $place } strikes the attacker; hits: { $hits }
event-fired = { $owner }: { $unit } at { $target } rolls { $faces }; successes: { $successes }
event-walls-hit = The walls of { $place } lose { $damage } PS; { $left } are left
event-breach = A breach in the walls of { $place }
event-fortress-destroyed = The fortress of { $place } is destroyed
event-rolled = { $owner }, { $phase }: { $unit } rolls { $faces }, needs { $least }; hits: { $hits }
event-rerolled = { $owner }: one { $unit } rolls again: { $face }; hits: { $hits }
event-hits-cancelled = { $owner }: hits cancelled by { $cover }: { $number }
event-killed = Lost by { $owner }: { $units }
event-retreated = Withdrawn by { $owner } to { $place }: { $units }
event-coward-retreats = The cowardly Sovereign of { $owner } leaves the field
event-given-up = No way out for { $owner }; captured and removed: { $units }
event-battle-won = The field in { $place } is held by { $owner }
event-battle-undecided = No winner in { $place }
event-machines-captured = Abandoned machines fall to { $owner }: { $units }
event-machines-wrecked = Unmanned machines in { $place } are destroyed: { $units }
event-battle-staged = The battle is { $kind }
event-mustered = In line for { $owner }: { $units }
event-ramparts = The walls of { $place }: { $fortress }, { $ps } PS; a breach at { $breach }
event-machines-need = { $owner }: { $unit } needs { $leasts }

why-captain-just-hired = A Captain does not command in the season of its hiring.
why-commander-wounded = A wound suspends command.
why-not-a-commander = Only the Sovereign and Captains command.
why-only-walls-before-breach = Before the breach the attacker's machines hit only walls.
why-ram-hits-walls = A Ram hits only walls.
why-no-walls-to-hit = There are no enemy walls to hit.
why-refuge-not-own-or-allied = Survivors go only to own or allied provinces.
why-refuge-with-enemies = There are enemies there.
why-no-walls-to-return-to = The fortress has no structure points left.
why-refuge-over-flooded-river = The river is in flood: nobody crosses it.
