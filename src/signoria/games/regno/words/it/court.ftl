# Ordine 5, corte e intrighi.
do-propose-marriage = Proponi un matrimonio a { $seat }
do-educate = Educa { $person }
do-take-consort = Prendi un Consorte e dai [1 { $luxury_id }]
do-give-luxury = Dai [1 { $luxury_id }]
ask-court = Corte e intrighi: { $left ->
        [0] hai svolto entrambe le funzioni.
        [one] resta una funzione.
       *[other] restano { $left } funzioni.
    }
ask-gift = Quale lusso accompagna il matrimonio di { $person } a { $place }?
event-educated = { $seat } educa { $person }: il difetto scompare
event-consort-taken = { $person } diventa Consorte di { $seat }
why-two-functions-done = Questo Ordine comprende due funzioni, già svolte.
why-function-done = Hai già svolto questa funzione in questo Ordine.
why-one-intrigue = Un Ordine comprende un solo intrigo.
why-heir-in-prison = Questo Erede è prigioniero.
why-heir-on-map = Si educa solo un Erede fuori mappa, alla Corte.
why-educated-before = Questo Erede non ha difetti da perdere; si educa una volta nella vita.
why-education-too-dear = Non puoi pagare l'educazione.
why-no-sovereign-to-marry = Non hai un Sovrano libero.
why-marriage-talks-over = Non puoi proporre altro a questo giocatore in questa attivazione.
why-sovereign-married = Il tuo Sovrano è sposato.
why-consort-too-dear = Non puoi pagare 40 Fiorini e questo lusso.
why-family-full = La tua famiglia non ha più nomi.
