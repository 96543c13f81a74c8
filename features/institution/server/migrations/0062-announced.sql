-- Kept in memory by every process (0061).
create trigger n_aca_year_announced after insert or update or delete or truncate on n_aca_year
  for each statement execute function announce_change();
create trigger n_intake_announced after insert or update or delete or truncate on n_intake
  for each statement execute function announce_change();
create trigger n_faculty_announced after insert or update or delete or truncate on n_faculty
  for each statement execute function announce_change();
create trigger n_level_announced after insert or update or delete or truncate on n_level
  for each statement execute function announce_change();
create trigger n_program_announced after insert or update or delete or truncate on n_program
  for each statement execute function announce_change();
create trigger n_subject_announced after insert or update or delete or truncate on n_subject
  for each statement execute function announce_change();
create trigger n_sem_year_announced after insert or update or delete or truncate on n_sem_year
  for each statement execute function announce_change();
