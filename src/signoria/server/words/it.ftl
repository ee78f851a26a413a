# Le parole del server: problemi, annullamenti, registro. Quelle delle regole stanno con i giochi.
problem-bad-request = La richiesta non si può leggere: { $detail }
problem-bad-setup = { $detail }
problem-bad-match = Questo non è un file di partita giocabile qui: { $detail }
problem-bad-option = Questa opzione non si può leggere: { $detail }
problem-bad-study = { $detail }
problem-forbidden = Questo dispositivo non ha qui un posto che possa farlo.
problem-fault = Il server ha avuto un guasto; nulla è cambiato.
problem-host = Questo server non è noto sotto quel nome; chi lo ospita può aggiungerlo a SIGNORIA_HOST_NAMES.
problem-origin = La richiesta viene da un altro sito.
problem-no-game = Questo gioco non c'è: { $detail }
problem-no-table = Questo tavolo non c'è.
problem-no-moment = La partita non ha questo momento.
problem-no-study = Qui non c’è una domanda di questo nome: { $detail }
problem-no-case = Il regolamento non ha un caso di questo nome: { $detail }
problem-link-gone = Questo collegamento è stato usato o revocato; chiedine uno nuovo a chi ospita.
problem-seated = Questo dispositivo ha già il suo posto a questo tavolo; apri il collegamento sul dispositivo di chi deve giocare lì.
problem-case = Questo tavolo mostra un caso del regolamento ed è solo tuo. Riapri il caso dal regolamento, o fai un tavolo per giocare con altri.
problem-seed-known = Qualcuno ha scelto il seme e poteva prevedere dadi e carte: un tavolo così è per esercizio, su un solo dispositivo e contro gli automi. Lascia vuoto il seme per giocare con altri.
problem-too-large = Sono più di { $limit } byte.
problem-too-much = Leggere questo file richiede più di { $seconds } secondi o troppa memoria.
problem-too-many-tables = Troppi tavoli nuovi da questo indirizzo; riprova fra un'ora.
problem-too-many-spectators = Il tavolo ha già tutti gli spettatori che ammette.
problem-too-fast = Troppi messaggi insieme; aspetta un momento.
problem-lobby = La partita non è ancora cominciata.
problem-paused = Il tavolo è in pausa.
problem-closed = Il tavolo è chiuso.
problem-running = La partita è già cominciata.
problem-over = La partita è finita.
problem-stale = A questa domanda si è già risposto, oppure è cambiata; guarda di nuovo il tavolo.
problem-not-asked = Ora non tocca a te.
problem-not-listed = Ora questa opzione non è possibile.
problem-unfinished = Questa scelta ha una seconda parte: manda le due insieme.
problem-handed = Questo posto è stato affidato ad altri; riprendilo prima.
problem-no-undo = Non c'è nulla da annullare.
problem-no-retract = Non c'è una risposta da ritirare.
problem-undo-none = A questo tavolo non si annulla.
problem-undo-free = Da allora è venuto un dado, una pesca o la scelta di un altro: a questo tavolo resta così.
problem-epoch = Da allora le regole sono cambiate; ciò che c'era prima è conservato, ma non si può più mostrare.
problem-no-vote = Ora nessuno chiede di annullare.
problem-vote-open = C'è ancora una richiesta di annullare: prima bisogna risponderle.
problem-own-people = Può acconsentire solo chi ha il posto, non un sostituto.
problem-empty-seat = Al posto { $name } non c'è ancora nessuno: manda il collegamento o affidalo a un automa.
problem-no-hint = Ora non c'è una tua scelta su cui dare consigli.
problem-not-over = Questo viene alla fine della partita.
problem-broken = Questa versione non può aprire il tavolo: { $detail }

advice-then = { $first }; poi: { $then }
undo-can-free = Annulla la tua ultima scelta
undo-can-alone = Annulla la tua ultima scelta, anche se da allora si è saputo altro
undo-can-ask = Chiedi a tutti di annullare la tua ultima scelta
undo-vote = { $seat } chiede di annullare una scelta
undo-done = { $seat } annulla { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
rules-changed = Le regole sono state corrette; la partita prosegue da qui{ $count ->
    [0] {""}
   *[other] {" "}({ $clauses })
}
note-bot = { $hand ->
    [host] Chi ospita fa giocare un automa per { $seat } ({ $who })
   *[own] { $seat } fa giocare un automa ({ $who })
}
note-person = { $hand ->
    [host] Chi ospita restituisce { $seat } al suo giocatore
   *[own] { $seat } torna al suo giocatore
}
note-free = { $hand ->
    [host] Chi ospita ha scollegato { $seat }: il posto è libero
   *[own] { $seat } ha lasciato il posto, che ora è libero
}
note-stand-in = { $hand ->
    [host] Chi ospita crea un collegamento perché { $who } sostituisca { $seat }
   *[own] { $seat } crea un collegamento per farsi sostituire da { $who }
}
note-opened = { $seat } è stato aperto su un altro dispositivo
note-took = { $who } sostituisce { $seat } e vede ciò che lì è nascosto
note-host = Un altro dispositivo ospita ora il tavolo
answered = { $seat } ha risposto
lead-taken = { $seats } passa in testa
lead-shared = In testa a pari punti: { $seats }
won = { $count ->
    [one] Vince { $seats }
   *[other] Vincono insieme { $seats }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
waiting = si aspetta { $seats }
bye-closed = Il tavolo è stato eliminato.
bye-crowded = Qui sono aperte troppe connessioni; questa ha lasciato il posto.
bye-revoked = Questo dispositivo non ha più un posto a questo tavolo.
seat-name = Posto { $n }
stand-in = un sostituto
bot-random = Casuale: sceglie un'opzione lecita qualsiasi
bot-greedy = Avido: guarda una mossa avanti e sa quanto vale ogni cosa
