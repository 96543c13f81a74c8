-- Checks of files that are being made, or ended before their plan was complete. A plan that is complete has no row here.
create table import_planning (
  import_id bigint primary key references import on delete cascade,
  -- Last sign of the process that makes the plan.
  beat timestamptz not null,
  -- Rows of the file; null while it is being read.
  rows integer,
  compared integer not null default 0,
  is_cancelled boolean not null default false,
  ended text check (ended in ('cancelled', 'interrupted'))
);
