-- Personal data end: a person without a reason to be known keeps a row and no name; what was deleted is counted by night.
alter table c_bpartner add column erased timestamptz;
create table retention_run (
  day date not null,
  retained text not null,
  removed integer not null check (removed >= 0),
  primary key (day, retained)
);
