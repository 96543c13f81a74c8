-- The same columns as on a registered course, for who reads both alike; nobody's marks, so it stays empty.
alter table n_batch_course add column internal_om numeric(6, 2);
