# Progetti. 5.10
do-advance = Fai avanzare { $card }; paga { $account }
do-keep-project = Mantieni { $card } dov'è; paga { $account }
do-pay-nothing = Non pagare altro

ask-projects = { $n ->
        [0] Hai pagato per i tuoi progetti.
        [one] { $n } progetto aspetta oro. Cedi quelli per cui non paghi.
       *[other] { $n } progetti aspettano oro. Cedi quelli per cui non paghi.
    } Nella tua cassa ci sono { $gold } Au.
ask-permission = { $seat } vuole spendere { $n } Au ({ $account }) per { $card }. Lo permetti?

event-project-advances = Progetto { $card }: { $block }
event-counter-built = { $card } è al suo posto, { $place }
event-gold-refused = { $seat } non dà oro per { $card }

why-paid-this-summer = Per questo progetto hai già pagato quest'estate.
why-mature-already = Questo progetto è maturo.
why-not-your-treasury = L'oro imperiale per i progetti lo spende chi ha la carta C, o la carta L finché nessuno ha la C.
