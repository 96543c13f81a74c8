-- The last step of the desk on each copy, as it was before and after: what an undo goes back to. Short-lived.
create table library_step (
  library_step_id bigint generated always as identity primary key,
  a_asset_id bigint not null unique references a_asset,
  ad_user_id bigint not null references ad_user,
  done timestamptz not null,
  before jsonb not null,
  after jsonb not null
);
create index library_step_done on library_step (done);
