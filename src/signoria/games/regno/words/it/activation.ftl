# Ordini e attivazioni.
do-lay = { $order }
do-replace = Sostituisci { $old } con { $new }
do-begin = { $order }
ask-program = Metti coperti due Ordini diversi per questa stagione.
ask-revealed = I tuoi Ordini sono scoperti: { $first }; { $second }. Una volta a stagione puoi sostituirne uno per [15 florins].
ask-activation = La tua attivazione: esegui uno dei tuoi Ordini, fai un'azione libera, o termina.
ask-activation-end = I tuoi Ordini sono eseguiti. Puoi ancora fare azioni libere.
why-order-laid-already = Questo Ordine è già stato messo; mettine due diversi.
event-programmed = Tutti hanno messo i loro Ordini
event-revealed = { $seat } scopre { $first } e { $second }
event-replaced = { $seat } sostituisce { $old } con { $new }
event-begun = { $seat } esegue { $order }
ask-plan = Metti coperte le carte dell'anno, due Ordini diversi a stagione, ogni numero al massimo due volte: { $season }.
why-order-laid-twice = Questo numero c'è già due volte quest'anno.
