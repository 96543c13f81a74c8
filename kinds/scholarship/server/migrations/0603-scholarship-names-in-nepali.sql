-- The other half of a name; '' until staff write it, and then the English name is shown.
alter table n_scholarship_open add column name_ne text not null default '';
