-- Open applications were decided by the enrollment.
create trigger enrollment_rechecked
  after update of urollstatus, ispassedout, isdropout, isactive on n_program_enroll
  for each row when (
    (old.urollstatus, old.ispassedout, old.isdropout, old.isactive)
      is distinct from (new.urollstatus, new.ispassedout, new.isdropout, new.isactive))
  execute function recheck_partner();
