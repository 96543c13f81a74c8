-- Files on their way piece by piece. They count for their person from their first byte, and nobody else may go on with one.
create table started_upload (
  upload_id text primary key,
  ad_user_id bigint not null,
  bytes integer not null,
  -- Since when a call works with the finished file; null: it waits for one.
  claimed timestamptz,
  created timestamptz not null default now()
);
create index started_upload_by_person on started_upload (ad_user_id);
