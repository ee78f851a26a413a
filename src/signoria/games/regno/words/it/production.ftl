# Ordine 3 e produzione autunnale. Capitolo 9

do-tax = { $place }: { $tax }
do-tax-rest = Tutte le province rimaste: { $tax }
do-collect = Riscuoti in { $place }, dove nessuno paga la tassa
do-reform = Riforma fiscale: 1 malcontento in meno in { $place }
do-assign = { $place }: assegna un lavoratore libero, { $building }
do-assign-slave = { $place }: assegna uno schiavo, { $building }
do-unassign = { $place }: togli il lavoratore, { $building }
do-unassign-slave = { $place }: togli lo schiavo, { $building }
do-lose-slaves = Schiavi fra i perduti: { $range }
do-preach = Predica { $who }
ask-produce = Attiva il regno: scegli una provincia e la sua tassa. Prima puoi riassegnarne gli addetti. Province rimaste: { $n }.
ask-produce-autumn = Produzione autunnale: scegli una provincia e la sua tassa. Prima puoi riassegnarne gli addetti. Province rimaste: { $n }.
ask-sermon = Il malcontento di { $place } è a { $n }. Un ecclesiastico predica?
ask-lose-inhabitants = { $place } perde { $n ->
        [one] { $n } abitante
       *[other] { $n } abitanti
    }. Quanti schiavi fra loro?
ask-empty-post = A { $place } mancano addetti. Quale edificio perde il suo?
why-forced-exemption = Dopo il negoziato coi ribelli la prossima produzione di questa provincia è in esenzione obbligatoria.
why-nobody-to-tax = Qui non abita nessuno: non c'è tassa da scegliere.
why-no-production-here = Una provincia assediata o saccheggiata non produce.
why-production-next-season = Una provincia ottenuta per matrimonio produce dalla stagione seguente.
why-two-orders-3 = Quest'anno hai già prodotto con due Ordini 3.
why-reform-before-taxes = La Riforma fiscale viene prima della prima tassa.
why-reform-used = La Riforma fiscale si usa una volta per produzione.
why-no-idle-worker = Qui ogni lavoratore libero è già assegnato.
why-no-idle-slave = Qui ogni schiavo è già assegnato.
why-post-occupied = Qui lavora già qualcuno; un edificio ospita un solo addetto.
why-post-for-the-free = Gli schiavi non lavorano in strutture religiose, commerciali o universitarie, né nel Maniero.
why-post-damaged = Un edificio danneggiato non funziona.
why-post-changed = L'addetto di questo edificio è già stato cambiato in questa produzione.
event-producing = { $seat } attiva il regno
event-taxed = { $seat }, { $place }: { $tax }
event-collected-untaxed = { $seat } riscuote in { $place }, dove non abita nessuno
event-halved = Guerra civile: dei Fiorini di questa provincia { $seat } riceve [{ $florins } florins]
event-assigned = { $place }: un lavoratore libero assegnato, { $building }
event-slave-assigned = { $place }: uno schiavo assegnato, { $building }
event-unassigned = { $place }: nessun libero più al lavoro, { $building }
event-slave-unassigned = { $place }: nessuno schiavo più al lavoro, { $building }
event-inhabitants-lost = { $place } perde abitanti: liberi { $free }, schiavi { $slaves }
event-preached = { $who } predica in { $place }: { $die } + { $bonus }, { $removed ->
        [0] invano
       *[other] 1 malcontento in meno
    }
