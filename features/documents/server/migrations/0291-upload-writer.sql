-- Who writes to an upload at this moment, of all processes, and until when that counts unless it is said again.
alter table started_upload add column writer uuid;
alter table started_upload add column writer_until timestamptz;
