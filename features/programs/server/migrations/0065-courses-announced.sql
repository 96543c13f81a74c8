-- Kept in memory by every process (0061).
create trigger n_course_announced after insert or update or delete or truncate on n_course
  for each statement execute function announce_change();
create trigger n_program_cregopen_announced after insert or update or delete or truncate on n_program_cregopen
  for each statement execute function announce_change();
