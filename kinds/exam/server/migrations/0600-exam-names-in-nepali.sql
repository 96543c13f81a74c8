-- The other half of a name; '' until staff write it, and then the English name is shown.
alter table n_exam_open add column name_ne text not null default '';
alter table n_exam_master add column name_ne text not null default '';
