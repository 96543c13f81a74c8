-- Who was refused what, and whose file staff have read. Each entry carries the hash of the one before it: whoever changes
-- one later would have to change all that follow, and the checker names the first that does not fit.
create table audit_entry (
  audit_entry_id bigint primary key,
  at timestamptz not null,
  ad_user_id bigint not null,
  role text not null,
  act text not null,
  subject text not null,
  record text not null,
  code text not null,
  times integer not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entry_by_person on audit_entry (ad_user_id, at);

create function audit_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed or removed';
end
$$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function audit_entry_stays();
create trigger audit_entry_stays_whole before truncate on audit_entry
  for each statement execute function audit_entry_stays();
