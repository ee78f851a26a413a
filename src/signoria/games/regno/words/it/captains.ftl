# Capitani di Ventura.
do-hire = Ingaggia { $captain }
do-dismiss = Licenzia { $captain }
event-captain-revealed = La Taverna mostra { $captain }
event-captain-hired = { $seat } ingaggia { $captain }
event-captain-dismissed = { $seat } licenzia { $captain }
event-captain-loyalty = { $captain }: Fedeltà { $loyalty }
event-captain-deserted = { $captain } diserta da { $seat }
event-tavern-put-back = I Capitani non ingaggiati vanno in fondo al mazzo
why-court-below-rank = La tua Corte è inferiore al rango di questo Capitano.
why-three-captains = Un regno ha al massimo tre Capitani, catturati compresi.
why-captain-too-dear = Non puoi pagare l'ingaggio di questo Capitano.
