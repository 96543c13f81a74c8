-- What waits for the office, among all that was ever decided or never paid.
create index n_entrance_reg_waiting on n_entrance_reg (n_entrance_reg_id)
  where docstatus in ('DR', 'IP') and feepaid >= totalfee;
-- A symbol number as staff type it, whatever it is for.
create index n_entrance_reg_number on n_entrance_reg (erollno);
