# Carte evento. R18.1, R18.2

do-calm = 1 malcontento in meno in { $place }
do-pay-for-horses = Paga foraggio e rimedi
do-lose-horses = Perdi un pezzo a cavallo
do-drop = Perdi [1 { $good_id }]
do-drop-people = Perdi un abitante libero
do-drop-slave = Perdi uno schiavo
ask-preachers = Predicatori itineranti: in quale provincia togli 1 malcontento?
ask-alms = Elemosina: [{ $n } grain] in una provincia vi toglie 1 malcontento. Dove doni?
ask-levy = Leva dei volontari: { $n } Fanti leggeri vengono nella tua capitale?
ask-murrain = Moria dei cavalli: perdi un pezzo a cavallo o paghi [{ $n } florins]?
ask-brigands = I briganti assalgono { $caravan }. Che cosa va perso?
why-no-church-for-preachers = Qui non funziona nessuna Chiesa o Cattedrale.
why-no-unrest-here = Qui non c'è malcontento.
why-no-grain-for-alms = Non hai Grano da donare.
event-event-drawn = L'evento della stagione: { $card }
event-fever = Febbre: { $who } tira { $die }
event-struck = { $card } colpisce { $place }
event-shaken = Alla fortezza di { $place } restano { $ps } PS
event-great-storm = Grande tempesta: { $ship } tira { $die }
event-robbers = Briganti: { $caravan } tira { $die }
event-relic-found = La Reliquia è ritrovata in { $place }
event-treasury-filled = La cassa della carica cresce di [{ $n } florins]: { $office }
event-volunteers = { $n } Fanti leggeri si uniscono a { $seat } in { $place }
event-robbed = { $caravan } perde [1 { $good_id }]
event-robbed-people = { $caravan } perde { $free ->
        [0] uno schiavo
       *[other] un abitante libero
    }
event-robbed-hidden = { $caravan } perde una parte delle merci nascoste
