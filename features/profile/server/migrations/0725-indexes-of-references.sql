-- Removing an account or an enrollment looks for rows that refer to it.
create index double_person_by_settled_by on double_person (settled_by) where settled_by is not null;
create index n_correction_by_decided_by on n_correction (decided_by) where decided_by is not null;
