-- What became of a course: the total and grade it had, and those it has. Kept by two people, once.
alter table n_exam_rtdetails
  add column outcome text check (outcome in ('UNCHANGED', 'RAISED', 'LOWERED')),
  add column former_total numeric(6, 2),
  add column former_grade text,
  add column total_om numeric(6, 2),
  add column grade text,
  add column decided timestamptz,
  add column decided_for text,
  add check ((outcome is null) = (decided is null)),
  add check ((outcome is null) = (decided_for is null));
