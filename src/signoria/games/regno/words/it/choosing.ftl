# Le scelte prima del primo anno.
do-choose-faith = Fede { $faith }
do-choose-government = Governo: { $government }
do-choose-branch = Inizia con { $branch } 1
do-choose-luxury = Inizia con { $good }
ask-choose-faith = Scegli in segreto la fede del tuo regno. Si può cambiare una volta.
ask-choose-government = Scegli in segreto il tuo governo. Non si può cambiare.
ask-choose-branch = Scegli in segreto un ramo con cui iniziare al livello 1.
ask-choose-luxury = Scegli in segreto il lusso con cui inizia la tua riserva.
why-branch-chosen-already = Hai già scelto questo ramo; scegline due diversi.
event-seated = I posti, sorteggiati: { $order }
event-realm-chosen = { $seat }: { $government }, fede { $faith }
event-branch-chosen = { $seat } inizia con { $branch } 1
