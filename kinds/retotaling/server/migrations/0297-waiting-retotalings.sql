-- What waits for the office, among all that was ever decided or never paid.
create index n_exam_retotaling_waiting on n_exam_retotaling (n_exam_retotaling_id)
  where docstatus in ('DR', 'IP') and feepaid >= totalfee;
