# What a screen asked about a position and cannot be told.
study-no-realm = Say whose realm: the number of a seat at this table.
study-no-n = There is no battle with this number.
