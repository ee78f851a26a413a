# Conquista, capitali, fine di un regno. 12.3

do-new-capital = Scegli { $place } come capitale

event-conquered = { $seat } conquista { $place }, in mano a { $loser }
event-province-lost = { $loser } perde { $place }, ora in mano a { $owner }
event-capital-moved = { $place } è la nuova capitale di { $seat }
event-capital-looted = { $seat } saccheggia la capitale { $place }: [{ $florins } florins]
event-machines-seized = { $seat } prende le macchine in { $place }: { $units }
event-realm-eliminated = { $seat } è senza territori ed esce dalla partita
event-handed-over = { $person } passa prigioniero a { $seat }

ask-new-capital = Hai perso la capitale. Quale territorio scegli come nuova?
