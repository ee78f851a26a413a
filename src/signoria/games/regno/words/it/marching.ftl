# Ordine 2, muovere e combattere. 7.2.9, 12.1, 16.1.3

do-march = Marcia da { $place } a { $to } con tutta l'armata
do-muster = Invia una parte da { $place }
do-muster-unit = Prendi { $unit }: { $range }
do-muster-person = Aggrega { $person }
do-set-out = Marcia a { $to }
do-migrate = Sposta un lavoratore libero da { $place } a { $to }
do-vacate = L'addetto di { $building }
do-deploy = Schiera { $person } dalla Corte nella capitale
do-recall = Fai rientrare { $person } a Corte
do-engage = Combatti in { $place }
do-sortie = Fai una sortita da { $place }

event-marched = { $seat } marcia da { $place } a { $to }: { $units }
event-went = { $person } di { $seat } va in { $to }
event-migrated = Un lavoratore libero di { $seat } passa da { $place } a { $to }
event-deployed = { $person } di { $seat } arriva dalla Corte in { $place }
event-recalled = { $person } di { $seat } rientra a Corte

why-march-alone = Un personaggio da solo entra solo in territori propri o alleati consenzienti, non in un assedio.
why-march-consent = Sei in pace con il proprietario: serve il suo consenso.
why-march-others-siege = Un altro regno assedia questa provincia e non sei in guerra con esso.
why-march-civil-war = In guerra civile non attacchi nessuno fuori dal regno.
why-march-flooded = Il fiume è in piena e non si attraversa.
why-march-far = La provincia è troppo lontana per il pezzo più lento.
why-march-besieged = La provincia è assediata. Se ne esce solo con una sortita.
why-march-unmanned = Ogni macchina richiede un Servente dedicato.
why-march-moved = Questo personaggio si è già mosso in questa attivazione o è esausto.
why-migrate-two = Con questo Ordine non si spostano altri lavoratori.
why-migrate-nobody = Da qui non può partire alcun lavoratore libero.
why-migrate-full = Lì non c'è capienza.
why-migrate-besieged = Nessuno entra in una provincia assediata o ne esce.
why-recall-sovereign = Il Sovrano deve restare sulla mappa.
why-engage-again = Queste truppe hanno già combattuto. L'assedio prosegue con un nuovo Ordine 2.
why-sortie-soldiers = Una sortita richiede soldati pronti che non si sono mossi.
why-sortie-relief = Un'armata di soccorso attende fuori. Combatte prima lei.

ask-march = Ordine 2: muovere e combattere
ask-muster = Una parte dell'armata in { $place }. Finora: { $units }; { $n ->
        [0] nessun personaggio aggregato.
        [one] 1 personaggio aggregato.
       *[other] { $n } personaggi aggregati.
    }
ask-vacate = In { $place } ogni lavoratore è addetto a un edificio. Quale lasci?
