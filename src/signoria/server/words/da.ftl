# Serverens egne ord: problemer, fortrydelser, log. Reglernes ord står hos spillene.
problem-bad-request = Forespørgslen kan ikke læses: { $detail }
problem-bad-setup = { $detail }
problem-bad-match = Dette er ingen partifil, der kan spilles her: { $detail }
problem-bad-option = Denne mulighed kan ikke læses: { $detail }
problem-bad-study = { $detail }
problem-forbidden = Denne enhed har ingen plads her, der må gøre det.
problem-fault = Serveren fejlede; intet er ændret.
problem-host = Serveren er ikke kendt under det navn; den, der driver den, kan tilføje det til SIGNORIA_HOST_NAMES.
problem-origin = Forespørgslen kommer fra et andet websted.
problem-no-game = Sådan et spil findes ikke: { $detail }
problem-no-table = Sådan et bord findes ikke.
problem-no-moment = Partiet har ikke sådan et øjeblik.
problem-no-study = Her kan man ikke stille sådan et spørgsmål: { $detail }
problem-no-case = Regelbogen har ikke sådan et eksempel: { $detail }
problem-link-gone = Dette link er brugt eller trukket tilbage; bed værten om et nyt.
problem-seated = Denne enhed har allerede sin plads ved bordet; åbn linket på den enhed, der skal spille på pladsen.
problem-case = Dette bord viser et eksempel fra regelbogen og er kun dit. Åbn eksemplet igen fra regelbogen, eller opret et bord for at spille med andre.
problem-seed-known = Nogen har valgt frøet og kunne forudse terninger og kort: sådan et bord er til øvelse, på én enhed og mod bots. Lad frøet stå tomt for at spille med andre.
problem-too-large = Det er mere end { $limit } bytes.
problem-too-much = Denne fil tager mere end { $seconds } sekunder eller for meget hukommelse at læse.
problem-too-many-tables = For mange nye borde fra denne adresse; prøv igen om en time.
problem-too-many-spectators = Bordet har alle de tilskuere, det lukker ind.
problem-too-fast = For mange beskeder på én gang; vent et øjeblik.
problem-lobby = Partiet er ikke begyndt endnu.
problem-paused = Bordet holder pause.
problem-closed = Bordet er lukket.
problem-running = Partiet er allerede begyndt.
problem-over = Partiet er slut.
problem-stale = Spørgsmålet er besvaret eller har ændret sig; se på bordet igen.
problem-not-asked = Du bliver ikke spurgt nu.
problem-not-listed = Denne mulighed findes ikke nu.
problem-unfinished = Dette valg har en anden del: send begge sammen.
problem-handed = Denne plads er overladt til en anden; tag den tilbage først.
problem-no-undo = Der er intet at fortryde.
problem-no-retract = Der er intet svar at tage tilbage.
problem-undo-none = Ved dette bord fortryder man ikke.
problem-undo-free = Siden er der kommet en terning, en trækning eller en andens valg: ved dette bord står det ved magt.
problem-epoch = Reglerne er ændret siden; det, der var før, er bevaret, men kan ikke vises igen.
problem-no-vote = Ingen beder nu om at fortryde noget.
problem-vote-open = Et ønske om at fortryde er stadig åbent; det skal besvares først.
problem-own-people = Kun den, der ejer pladsen, kan sige ja til det, ikke en stedfortræder.
problem-empty-seat = Der sidder endnu ingen på pladsen { $name }: send linket, eller giv pladsen til en bot.
problem-no-hint = Du står ikke over for et valg, man kan råde om nu.
problem-not-over = Det kommer, når partiet er slut.
problem-broken = Denne version kan ikke åbne bordet: { $detail }

advice-then = { $first }; derefter: { $then }
undo-can-free = Fortryd dit seneste valg
undo-can-alone = Fortryd dit seneste valg, selv om mere er kendt siden
undo-can-ask = Spørg alle, om du må fortryde dit seneste valg
undo-vote = { $seat } beder om at fortryde et valg
undo-done = { $seat } fortryder { $count ->
    [one] ét valg
   *[other] { $count } valg
}
rules-changed = Reglerne er rettet; partiet fortsætter herfra{ $count ->
    [0] {""}
   *[other] {" "}({ $clauses })
}
note-bot = { $hand ->
    [host] Værten lader en bot spille for { $seat } ({ $who })
   *[own] { $seat } lader en bot spille ({ $who })
}
note-person = { $hand ->
    [host] Værten giver { $seat } tilbage til sin egen spiller
   *[own] { $seat } spilles igen af sin egen spiller
}
note-free = { $hand ->
    [host] Værten har logget { $seat } ud: pladsen er ledig
   *[own] { $seat } har forladt bordet: pladsen er ledig
}
note-stand-in = { $hand ->
    [host] Værten laver et link, så { $who } kan spille for { $seat }
   *[own] { $seat } laver et link, så { $who } kan træde til
}
note-opened = { $seat } blev åbnet på en anden enhed
note-took = { $who } spiller for { $seat } og ser, hvad der er skjult dér
note-host = En anden enhed er blevet vært ved bordet
answered = { $seat } har svaret
lead-taken = { $seats } tager føringen
lead-shared = { $seats } deler føringen
won = { $seats } { $count ->
    [one] vinder
   *[other] deler sejren
} med { $points } point
waiting = venter på { $seats }
bye-closed = Bordet er slettet.
bye-crowded = For mange forbindelser er åbne her; denne har gjort plads.
bye-revoked = Denne enhed har ikke længere en plads ved bordet.
seat-name = Plads { $n }
stand-in = en stedfortræder
bot-random = Tilfældig: tager en hvilken som helst lovlig mulighed
bot-greedy = Grådig: ser ét træk frem og ved, hvad tingene er værd
