# Ordine 1: costruzioni, riparazioni, lavori pubblici; crescita.
do-build = Costruisci: { $building } a { $place }
do-build-with-architect = Costruisci con l'Architetto: { $building } a { $place }
do-repair = Ripara: { $building } a { $place }
do-public-works = Lavori pubblici: 1 malcontento in meno in ogni tua provincia
do-give = Dai { $resource }
ask-build = Costruire e reclutare: { $n ->
        [0] hai svolto tutte le operazioni.
        [one] resta { $n } operazione.
       *[other] restano { $n } operazioni.
    }
ask-give = Quale lusso spendi per questo edificio: { $building } a { $place }?
event-built = { $seat } costruisce a { $place }: { $building }
event-repaired = { $seat } ripara a { $place }: { $building }
event-public-works-done = { $seat } esegue lavori pubblici in tutte le sue province
event-grew = { $place } ha { $n ->
        [one] { $n } nuovo lavoratore libero
       *[other] { $n } nuovi lavoratori liberi
    }
why-needs-technology = Serve { $v0 } { $v1 }.
why-needs-settlement = Serve almeno questo insediamento: { $v0 }.
why-needs-government = Serve questo governo al livello 4: { $v0 }.
why-needs-coast = Il Porto richiede una costa.
why-needs-stage = Sostituisce un edificio che qui non c'è: { $v0 }.
why-needs-centre = L'insediamento cresce di uno stadio alla volta; qui serve: { $v0 }.
why-stands-already = Ogni provincia ha una sola copia di ogni edificio; questo c'è già.
why-later-stage-stands = Qui c'è già uno stadio successivo.
why-monument-stands-there = Un monumento religioso e uno di governo non possono sostituire lo stesso edificio.
why-one-monument = Ogni regno ha un solo monumento di questo tipo.
why-one-basilica = Ogni regno ha un solo monumento religioso.
why-has-government-monument = Un regno con un monumento di governo attivo non costruisce la Basilica maggiore.
why-province-besieged = In una provincia assediata non si costruisce.
why-risen-already = In un Ordine un insediamento o una fortezza sale al massimo di uno stadio.
why-no-free-worker = Per costruire serve un lavoratore libero nella provincia.
why-no-space = Qui non ci sono spazi infrastruttura liberi.
why-no-repair-besieged = In una provincia assediata non si ripara.
why-nothing-to-repair = Qui non c'è nulla da riparare.
why-too-dear-now = Non puoi pagare { $v0 }.
why-no-luxury = Non hai un lusso da spendere.
why-operations-done = Le operazioni di questo Ordine sono finite.
why-public-works-this-year = Quest'anno hai già eseguito lavori pubblici.
why-no-unrest-anywhere = Nessuna tua provincia ha malcontento.
