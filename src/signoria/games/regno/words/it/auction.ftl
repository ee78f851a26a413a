# L'asta d'iniziativa.
do-bid = Offri { $range } [florins]
ask-bid = Offri in segreto per l'ordine di gioco. Da 10 Fiorini in su il tuo bonus è { $bonus }. Chi vince paga l'offerta, chi finisce ultimo nulla, gli altri la metà.
event-bidden = { $seat } offre [{ $amount } florins] e ha un bonus di { $bonus }
event-order-set = Ordine di gioco: { $order }
event-corrupted = { $seat } ha un Sovrano Corrotto, e questo costa di più
