-- What the final examination and the practical of an offered course are marked out of, and what passes them; empty: the
-- course has no such part. A course without either is not marked yet.
alter table n_batch_course
  add column external_fm numeric(6, 2) check (external_fm > 0),
  add column external_pm numeric(6, 2) check (external_pm between 0 and external_fm),
  add column practical_fm numeric(6, 2) check (practical_fm > 0),
  add column practical_pm numeric(6, 2) check (practical_pm between 0 and practical_fm),
  add check ((external_fm is null) = (external_pm is null)),
  add check ((practical_fm is null) = (practical_pm is null));
