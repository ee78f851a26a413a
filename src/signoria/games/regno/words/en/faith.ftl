# Ecclesiastics.
do-appoint = Appoint a Bishop in { $place }
do-promote = Promote { $person } to Cardinal
event-appointed = { $seat } appoints { $person } in { $place }
event-promoted = { $seat } promotes { $person } to Cardinal
event-clergy-left = { $person } leaves { $seat }
why-needs-religion1 = Ecclesiastics need Religion 1.
why-needs-religion2 = Cardinals need Religion 2.
why-no-working-church = There is no working Church or Cathedral here.
why-bishops-most = A realm has one Bishop for each working Church or Cathedral, four at most.
why-few-working-churches = A Cardinal needs two working Churches or Cathedrals in the realm.
why-cardinals-most = A realm has two Cardinals at most.
why-bishop-captive = This Bishop is a prisoner.
