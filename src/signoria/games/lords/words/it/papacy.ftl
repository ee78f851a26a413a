# I poteri del Papa. 6.3
do-excommunicate = Scomunica { $seat }: va all'asta { $card }
do-crown = Incorona { $seat } per il trono ({ $empire })
do-annul-marriage = Annulla il matrimonio di { $seat } con { $card }
do-call-crusade = Bandisci la crociata
do-unite-churches = Unisci le Chiese: { $counter } passa al bianco; paga { $account }
do-take-cross = { $counter } prende la croce
ask-take-cross = Chi diventa bianco? { $n ->
    [one] Deve seguire ancora uno.
   *[other] Ne devono seguire ancora fino a { $n }.
}
event-excommunicated = { $seat } è scomunicato e cede { $card }
event-crowned = Il Papa incorona { $seat } per il trono ({ $empire })
event-marriage-annulled = Il Papa annulla il matrimonio di { $seat } con { $card }
event-churches-united = { $seat } unisce le Chiese d'Oriente e d'Occidente
event-crusade-called = { $seat } bandisce la crociata
event-crusade-over = In terra cattolica non restano armate nere: i segnalini bianchi possono di nuovo attaccare tutti
why-not-catholic = Si scomunicano soltanto i cattolici.
why-excommunicated-before = Questo giocatore è già stato scomunicato: succede una volta sola a partita.
why-ban-too-dear = Non hai l'oro personale che costa una scomunica.
why-starting-card = È una delle carte con cui si comincia.
why-crowns-others-only = Non puoi far incoronare te stesso.
why-throne-has-crowned = Per questo trono è già incoronato qualcuno che vive.
why-no-such-throne = Questo impero non ha più un trono.
why-no-papal-crown = Il Papa incorona solo per i troni di Asburgo, Francia e Aragona.
why-emperor-already = Questo giocatore è imperatore.
why-needs-no-divorce = I giocatori ortodossi e musulmani possono avere più mogli e non hanno bisogno di divorzio.
why-united-this-year = Le Chiese sono già state unite quest'anno.
why-union-too-dear = Quest'oro non basta per l'unione.
why-one-crusade = C'è una sola crociata a partita, ed è già stata bandita.
why-crusade-too-dear = Il tesoro papale o il tuo oro personale non basta per una crociata.
why-no-crusaders = Nessuna armata o nave in terra cattolica potrebbe diventare bianca.
why-black-immune = I segnalini neri sono immuni.
why-in-capital = Le armate nella loro capitale sono immuni.
why-under-leader = Le armate sotto un leader sono immuni.
why-no-white-counter = Non restano segnalini bianchi di questo tipo.
