-- A check that a person judged at the desk. The key names what was judged (this photo, these files), so a judgement
-- ends by itself when something else takes its place.
create table desk_judgement (
  model text not null,
  record_id bigint not null,
  check_key text not null,
  judged_by bigint not null references ad_user,
  judged timestamptz not null,
  primary key (model, record_id, check_key)
);
