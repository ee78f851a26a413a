# Inflation. 9.5

event-inflation = Inflation is now { $level }
