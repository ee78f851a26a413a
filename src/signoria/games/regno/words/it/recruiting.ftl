# Ordine 1: reclutamento.
do-recruit = Recluta a { $place }
do-enlist = Recluta { $unit }: { $range }
ask-recruit = Reclutamento a { $place }: { $n ->
        [0] il contingente è completo.
        [one] c'è posto per { $n } altro pezzo.
       *[other] c'è posto per altri { $n } pezzi.
    }
event-recruited = { $seat } recluta a { $place }: { $units }
why-needs-government3 = Serve questo governo al livello 3: { $v0 }.
why-needs-faith = Questa unità serve un'altra fede: { $v0 }.
why-needs-religion3 = Le unità di fede richiedono Religione 3.
why-needs-religious-seat = Le unità di fede richiedono una sede religiosa funzionante nella provincia.
why-faith-units-most = Il tuo regno può avere { $v0 } unità di fede.
why-excommunicated = Un regno Scomunicato non recluta unità di fede.
why-needs-forge = Il reclutamento avanzato richiede una Fucina non danneggiata nella provincia.
why-recruits-besieged = In una provincia assediata non si recluta.
why-recruits-sacked = In una provincia saccheggiata non si recluta.
why-no-centre = Si recluta in un centro civile; qui non c'è.
why-recruited-here = Ogni contingente viene da una provincia diversa.
why-nobody-affordable = Qui non puoi reclutare nessuno che tu possa pagare.
why-batch-full = Il contingente è completo.
