# Contrabbando. 10.4
do-smuggle = Contrabbanda presso { $place }
do-declare-goods = Dichiara una merce caricata: [{ $resource_id }]
do-run-goods = Paga e tenta

event-smuggling-rolled = { $seat } contrabbanda con { $carrier }: dado { $die }{ $bonus ->
        [0] {""}
       *[other] , più { $bonus }
    }
event-smuggled = { $seat } contrabbanda [1 { $resource_id }] per [{ $florins } florins]
event-contraband-seized = Le guardie tolgono a { $seat } [1 { $resource_id }]
event-smuggler-intercepted = { $guard } presidia { $place } e intercetta il contrabbandiere di { $seat }

ask-smuggle = { $carrier } contrabbanda presso { $place }. Merci dichiarate: { $n }, al massimo due.

why-needs-commerce3 = Il contrabbando richiede Commercio 3.
why-smuggled-already = Un solo contrabbando per attivazione.
why-visited-already = Il contrabbando sostituisce la visita del mezzo, che l'ha già fatta.
why-no-fee = Non puoi pagare i 5 Fiorini.
why-nothing-loaded = Non ci sono merci a bordo.
