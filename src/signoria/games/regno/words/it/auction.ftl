# L'asta d'iniziativa.
do-bid = Offri { $range } [florins]
ask-bid = Offri in segreto per l'ordine di gioco. Si offre a passi di { $step }; il tuo bonus è { $bonus }. Chi vince paga l'offerta, chi finisce ultimo nulla, gli altri la metà.
ask-bid-cathedral = Offri in segreto per l'ordine di gioco. Si offre a passi di { $step }; il tuo bonus è { $bonus }, con la Cattedrale { $more } da un'offerta di { $least } in su. Chi vince paga l'offerta, chi finisce ultimo nulla, gli altri la metà.
event-bidden = { $seat } offre [{ $amount } florins] e ha un bonus di { $bonus }
event-order-set = Ordine di gioco: { $order }
event-corrupted = { $seat } ha un Sovrano Corrotto, e questo costa di più
