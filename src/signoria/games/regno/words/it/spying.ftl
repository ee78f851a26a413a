# Spionaggio: uno sguardo a un Ordine.
do-spy = Guarda la carta { $card } di { $other }
why-no-spies = Per guardare un Ordine serve Spionaggio 1.
why-spied-already = Quest'anno hai già guardato un Ordine.
why-not-bordering = Nessuna tua provincia confina con le sue.
why-nothing-to-spy = Ha già scoperto i suoi Ordini.
event-spied = Le spie di { $seat } guardano un Ordine di { $other }
event-seen = Le tue spie hanno visto: { $other } ha { $order }
