-- Exam fees that rise in steps (READINGS R-87): examfee is then that of today, dateto the last step's day.
alter table n_exam_open add column fee_steps text not null default '';
create index n_exam_open_in_steps on n_exam_open (dateto) where fee_steps <> '';
