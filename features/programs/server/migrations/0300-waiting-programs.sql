-- What waits for the office, among all that was ever decided or never paid.
create index n_program_creg_waiting on n_program_creg (n_program_creg_id)
  where docstatus in ('DR', 'IP') and feepaid >= totalfee;
