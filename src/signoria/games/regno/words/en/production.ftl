# Order 3 and the Autumn production. Chapter 9

do-tax = { $place }: { $tax }
do-tax-rest = All provinces left: { $tax }
do-collect = Collect in { $place }, where nobody pays tax
do-reform = Fiscal reform: 1 unrest less in { $place }
do-assign = { $place }: put a free worker to work, { $building }
do-assign-slave = { $place }: put a slave to work, { $building }
do-unassign = { $place }: take the worker off, { $building }
do-unassign-slave = { $place }: take the slave off, { $building }
do-lose-slaves = Slaves among those lost: { $range }
do-preach = { $who } preaches
ask-produce = Produce: choose a province and its tax. Before that you may move its workers. Provinces left: { $n }.
ask-produce-autumn = Autumn production: choose a province and its tax. Before that you may move its workers. Provinces left: { $n }.
ask-sermon = Unrest in { $place } stands at { $n }. Does an ecclesiastic preach?
ask-lose-inhabitants = { $place } loses { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }. How many slaves among them?
ask-empty-post = In { $place } there are too few people for the posts. Which building loses its worker?
why-forced-exemption = After the negotiation with its rebels this province must be exempt in its next production.
why-nobody-to-tax = Nobody lives here, so there is no tax to choose.
why-no-production-here = A besieged or sacked province does not produce.
why-production-next-season = A province gained by marriage produces from the next season on.
why-two-orders-3 = You have produced with two Orders 3 this year already.
why-reform-before-taxes = The Fiscal reform comes before the first tax.
why-reform-used = The Fiscal reform is used once in a production.
why-no-idle-worker = No free worker here is without a post.
why-no-idle-slave = No slave here is without a post.
why-post-occupied = Somebody works here already; one post holds one worker.
why-post-for-the-free = Slaves do not work in religious, commercial or university buildings, nor in a Manor.
why-post-damaged = A damaged building does not work.
why-post-changed = This post has been changed in this production already.
event-producing = { $seat } produces
event-taxed = { $seat }, { $place }: { $tax }
event-collected-untaxed = { $seat } collects in { $place }; nobody lives there
event-halved = Civil war: of the florins of this province { $seat } gets [{ $florins } florins]
event-assigned = { $place }: a free worker goes to the { $building }
event-slave-assigned = { $place }: a slave goes to the { $building }
event-unassigned = { $place }: nobody works in the { $building } any more
event-slave-unassigned = { $place }: no slave works in the { $building } any more
event-inhabitants-lost = { $place } loses inhabitants: free { $free }, slaves { $slaves }
event-preached = { $who } preaches in { $place }: { $die } + { $bonus }, { $removed ->
        [0] in vain
       *[other] 1 unrest less
    }
