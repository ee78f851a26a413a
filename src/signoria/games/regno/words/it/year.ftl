# L'anno e le sue stagioni.
event-year-began = Comincia l'anno { $year }
event-season-began = { $season } dell'anno { $year }
event-garrison-grew = La guarnigione di { $place } riacquista: { $units }
