-- Semesters of a duplicate gradesheet, ids separated by commas; '': all of them, as requests of before.
alter table n_certificate_reg add column semesters text not null default ''
  check (semesters ~ '^([0-9]+(,[0-9]+)*)?$');
