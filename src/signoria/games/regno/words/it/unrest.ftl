# Malcontento, rivolte, negoziato, fuga servile. 9.2, 9.3

do-imperial-justice = Giustizia imperiale: paga, e il malcontento diventa 1
do-reliquary = Il Sacro Reliquiario annulla la rivolta
do-revolt-first = Per prima la rivolta di { $place }
do-negotiate = Negozia coi ribelli di { $place }
do-damage = { $building }
ask-revolts = Più province si rivoltano. Quale per prima?
ask-revolt = Scoppia una rivolta in { $place }. La annulli?
ask-damage = Un edificio di { $place } è danneggiato. Quale?
why-not-the-first-revolt = La Giustizia imperiale annulla solo la prima rivolta dell'anno nel tuo regno.
why-no-money-for-justice = La Giustizia imperiale si paga subito, e non hai abbastanza.
why-reliquary-used = Questo Reliquiario ha già annullato una rivolta quest'anno.
why-no-rebels-to-negotiate-with = Può negoziare solo il precedente proprietario, finché la provincia è neutrale coi ribelli.
why-cannot-pay-rebels = Non hai i Fiorini e il Grano che i ribelli chiedono.
event-unrest = Malcontento in { $place }: { $level }
event-revolt = { $place } si rivolta contro { $seat }: { $units }
event-revolt-cancelled = { $seat } annulla la rivolta di { $place }
event-revolt-quelled = { $seat } batte i ribelli di { $place }; la provincia è saccheggiata fino alla fine della stagione seguente
event-negotiated = { $seat } si accorda coi ribelli e riprende { $place }
event-slave-flight = Fuga servile in { $place }, tiro { $die }: { $slaves ->
        [0] nessuno fugge
        [one] fugge { $slaves } schiavo
       *[other] fuggono { $slaves } schiavi
    }
event-damaged = { $place }: danneggiato, { $building }
