-- Short name inside roll numbers, e.g. CSAI in 2083-CSAI-001.
alter table n_program add column code text not null default '';
