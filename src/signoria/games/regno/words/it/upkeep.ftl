# Mantenimento invernale. 9.4

do-buy-grain = Compra { $range } [grain]
do-pay-upkeep = Paga tutto tranne gli assedi
do-pay-captain = Paga { $who }{ $with_id ->
        [florins] {""}
       *[other] , con { $with }
    }
do-pay-building = Mantieni in { $place }: { $building }
do-pay-elites = Paga { $unit }: { $range }
do-pay-spendthrift = Paga per { $who }, Prodigo
do-pay-siege = Paga l'assedio di { $place }
do-leave-siege = Ritirati da { $place }
do-starve = { $place }: mancano { $range } [grain]
do-starve-army = Ai soldati mancano { $range } [grain]
do-blame = { $place }
do-lose-pieces = { $place }: perdi { $unit }, { $range }
do-lose-pieces-aboard = { $carrier }: perdi { $unit }, { $range }
ask-emergency-grain = Al mantenimento mancano [{ $n } grain]. Quanti ne compri, a [{ $price } florins] l'uno?
ask-upkeep = Mantenimento invernale, [{ $n } florins] e le merci dei Capitani. Ogni voce si paga per intero o niente.
ask-food = Grano mancante: [{ $n } grain]. Chi resta senza?
ask-blame = Dove manca il Grano non ci sono abitanti eliminabili. In quale provincia cresce il malcontento?
ask-lose-pieces = Perdi { $n ->
        [one] { $n } pezzo. Quale?
       *[other] { $n } pezzi. Quali?
    }
why-cannot-cover-item = Ciò che resta non basta per questa voce, e una voce si paga per intero o niente.
why-cannot-cover-all = Ciò che hai non basta per tutto: scegli che cosa pagare.
event-upkeep = Mantenimento invernale di { $seat }
event-grain-bought = { $seat } compra [{ $n } grain] per il mantenimento
event-unmaintained = { $place }: non mantenuto, { $building }
event-unpaid-elites = { $seat } non paga: { $unit }, { $n }
event-squandered = Nessuno paga per { $who }, Prodigo
event-siege-paid = { $seat } paga l'assedio di { $place }
event-fed = Fabbisogno di { $seat }: [{ $needed } grain]; mancano { $missing }
event-hunger = Fame in { $place }: mancano [{ $n } grain]
event-army-hunger = Ai soldati di { $seat } mancano [{ $n } grain]
event-attrition = Logoramento in { $place }: soldati persi da { $seat }: { $n }
event-pieces-lost = { $place }: pezzi persi da { $owner }, { $units }
event-pieces-lost-aboard = { $carrier }: pezzi persi da { $owner }, { $units }
