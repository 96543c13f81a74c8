-- Names and address of the university are a setting, which staff change without a restart.
insert into n_setting (key, value)
select 'university', json_build_object(
  'name', json_build_object('en', name, 'ne', coalesce(nullif(name_ne, ''), name)),
  'shortName', coalesce(nullif(short_name, ''), name),
  'address', json_build_object(
    'en', coalesce(nullif(address, ''), '-'), 'ne', coalesce(nullif(address_ne, ''), coalesce(nullif(address, ''), '-'))),
  'website', website)::text
from institution;

alter table institution
  drop column name, drop column name_ne, drop column short_name,
  drop column address, drop column address_ne, drop column website,
  add column sign_up_opened timestamptz,
  add column sign_up_opened_by bigint;

-- Universities that serve already have students.
update institution set sign_up_opened = now();

-- A demonstration never becomes a real university, nor the other way round (READINGS R-93).
create function forbid_change_of_demo() returns trigger language plpgsql as $$
begin
  raise exception 'is_demo is set when the database is made';
end $$;
create trigger institution_is_demo_fixed before update on institution
  for each row when (old.is_demo is distinct from new.is_demo) execute function forbid_change_of_demo();

create trigger institution_announced after insert or update or delete on institution
  for each statement execute function announce_change();
