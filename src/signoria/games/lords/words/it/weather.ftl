# Tempeste, inverno, il tiro per la fine. 5.12, 5.13
do-spare = Fai passare l'inverno a { $counter }; paga { $account }
do-spare-all = Fai passare l'inverno a tutto ciò che muovi, fin dove basta l'oro
do-feed = Lascia che { $counter } viva della sua città

ask-winter = { $n ->
        [0] Niente di tuo soffrirà l'inverno.
        [one] { $n } segnalino soffrirà l'inverno.
       *[other] { $n } segnalini soffriranno l'inverno.
    } Nella tua cassa ci sono { $gold } Au. Chi risparmi?

event-storm = Tempesta: { $counter }, { $hits ->
        [0] nessun logorio
        [one] { $hits } logorio
       *[other] { $hits } logorii
    }
event-end-rolled = Tiro per la fine: { $roll }, pestilenze: { $cards }, occorre: { $needed }

why-winter-destroys = L'inverno distrugge questa armata; nessun oro lo evita.
why-winter-spares = L'inverno non danneggia questo segnalino.
why-spared-already = Per questo segnalino hai già pagato.
why-winter-siege = In una città assediata salva solo l'oro che vi si trova.
