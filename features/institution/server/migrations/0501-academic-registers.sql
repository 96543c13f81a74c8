-- Names in Nepali, and the number of the version that a save made.
alter table n_aca_year add column name_ne text not null default '', add column version integer not null default 1;
alter table n_intake add column name_ne text not null default '', add column version integer not null default 1;
alter table n_faculty add column name_ne text not null default '', add column version integer not null default 1;
alter table n_level add column name_ne text not null default '', add column version integer not null default 1;
alter table n_program add column version integer not null default 1;
alter table n_subject add column name_ne text not null default '', add column version integer not null default 1;
alter table n_sem_year add column name_ne text not null default '', add column version integer not null default 1;
