-- Approved course registrations did not move the enrollment's semester before; those who study go on where they are.
update n_program_enroll e set n_sem_year_id = a.latest
from (
  select n_program_enroll_id, max(n_sem_year_id) as latest
  from n_program_creg where docstatus in ('AP', 'CO') group by n_program_enroll_id
) a
where a.n_program_enroll_id = e.n_program_enroll_id
  and a.latest > coalesce(e.n_sem_year_id, 0)
  and not e.ispassedout and not e.isdropout;
