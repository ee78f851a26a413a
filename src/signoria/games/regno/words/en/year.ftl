# The year and its seasons.
event-year-began = Year { $year } begins
event-season-began = { $season } of year { $year }
event-garrison-grew = The garrison of { $place } regains { $units }
