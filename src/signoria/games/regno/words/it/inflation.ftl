# Inflazione. 9.5

event-inflation = L'inflazione è ora { $level }
