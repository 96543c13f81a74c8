-- What waits for the office, among all that was ever decided or never paid.
create index n_scholarship_reg_waiting on n_scholarship_reg (n_scholarship_reg_id) where docstatus in ('DR', 'IP');
