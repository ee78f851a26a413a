# Statura, morti, eredi, successioni. 6.2
do-raise-to-throne = Porta { $leader } sul trono: { $empire }
ask-raise-to-throne = I tuoi pretendenti sono pari: chi di loro sale al trono? { $empire }
event-king-made = { $leader } diventa re
event-heir = A { $leader } succede il suo erede legittimo
event-bastard = A { $leader } succede un erede bastardo
event-leader-dies = Muore { $leader }
event-throne-empty = Il trono è vuoto: { $empire }
event-player-out = La stirpe di { $seat } è estinta: è fuori dalla partita
event-courtier-dies = Muore { $card }
event-pretends = { $leader } aspira al trono ({ $empire }) e soddisfa { $n ->
    [one] { $n } condizione
   *[other] { $n } condizioni
}
event-enthroned = { $leader } sale al trono: { $empire }
event-throne-tied = I pretendenti sono pari ({ $empire }): dopo il prossimo movimento decide chi vi ha più armate
event-throne-extinct = Nessuno aspira al trono ({ $empire }): resta vuoto per sempre
