-- An applicant may be left out of a merit list because of one part of the exam.
alter table merit_place drop constraint merit_place_left_out_check;
alter table merit_place add constraint merit_place_left_out_check
  check (left_out in ('absent', 'below-minimum', 'below-part', 'no-quota'));
