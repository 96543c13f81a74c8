-- Rounds of the background jobs; written when the outcome changes, else at most every quarter of an hour.
create table job_run (
  name text primary key,
  every_ms bigint not null,
  ran timestamptz,
  failing_since timestamptz,
  error text not null default ''
);

-- Verdicts of checks that run by themselves, such as the ledger's.
create table status_check (
  name text primary key,
  checked timestamptz not null,
  holds boolean not null,
  detail text not null
);

-- Messages of the last day are counted without reading all that were ever sent.
create index mail_outbox_sent on mail_outbox (channel, sent) where sent is not null;
