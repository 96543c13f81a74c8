-- What waits for the office, among all that was ever decided or never paid.
create index n_noureg_waiting on n_noureg (n_noureg_id) where docstatus in ('DR', 'IP') and feepaid >= totalfee;
