-- Removing an account or an enrollment looks for rows that refer to it.
create index n_teaching_by_createdby on n_teaching (createdby);
create index n_teaching_by_ended_by on n_teaching (ended_by) where ended_by is not null;
