-- What a candidate scored and whether they are marked as selected: nothing of it is said before two people publish it,
-- which is when `eligible` follows.
alter table n_entrance_reg
  add column score numeric(6, 2) check (score >= 0),
  add column attendance text check (attendance in ('present', 'absent')),
  add column selected boolean not null default false,
  add check ((score is null) = (attendance is distinct from 'present')),
  add check (not selected or attendance = 'present');
alter table n_entrance_open
  add column score_fm numeric(6, 2) not null default 100 check (score_fm > 0),
  add column result_published timestamptz;
