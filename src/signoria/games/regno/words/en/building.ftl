# Order 1: building, repairs, public works; growth.
do-build = Build: { $building } in { $place }
do-build-with-architect = Build with the Architect: { $building } in { $place }
do-repair = Repair: { $building } in { $place }
do-public-works = Public works: 1 unrest less in every own province
do-give = Give { $resource }
ask-build = Build and recruit: { $n ->
        [0] all operations are done.
        [one] { $n } operation is left.
       *[other] { $n } operations are left.
    }
ask-give = Which luxury goes into this building: { $building } in { $place }?
event-built = { $seat } builds in { $place }: { $building }
event-repaired = { $seat } repairs in { $place }: { $building }
event-public-works-done = { $seat } has public works done in all its provinces
event-grew = { $place } has { $n ->
        [one] { $n } new free worker
       *[other] { $n } new free workers
    }
why-needs-technology = This needs { $v0 } { $v1 }.
why-needs-settlement = This needs at least this settlement: { $v0 }.
why-needs-government = This needs your government to be a { $v0 } at level 4.
why-needs-coast = A Port needs a coast.
why-needs-stage = This replaces a building that does not stand here: { $v0 }.
why-needs-centre = Settlements rise stage by stage; this needs: { $v0 }.
why-stands-already = A province holds one copy of each building; this one stands here already.
why-later-stage-stands = A later stage of it stands here.
why-monument-stands-there = A religious monument and a government monument cannot replace the same building.
why-one-monument = A realm has one such monument.
why-one-basilica = A realm has one religious monument.
why-has-government-monument = A realm that owns an active government monument builds no Great Basilica.
why-province-besieged = Nothing is built in a besieged province.
why-risen-already = A settlement or fortress rises one stage in an Order at most.
why-no-free-worker = To build you need a free worker in the province.
why-no-space = No infrastructure space is free here.
why-no-repair-besieged = Nothing is repaired in a besieged province.
why-nothing-to-repair = Nothing needs repair here.
why-too-dear-now = You cannot pay { $v0 }.
why-no-luxury = You have no luxury to give.
why-operations-done = The operations of this Order are used up.
why-public-works-this-year = You have had public works done this year.
why-no-unrest-anywhere = None of your provinces has unrest.
