-- By whom and when a seat on a committee was given: it confirms no award of that person, and none proposed before.
alter table scholarship_member add column given_by bigint;
alter table scholarship_member add column given timestamptz;

update scholarship_member m
set given_by = e.ad_user_id, given = e.at
from (
  select distinct on (record, after::jsonb ->> 'ad_user_id') ad_user_id, at, record, after::jsonb as after
  from audit_entry
  where subject = 'n_scholarship_open' and act = 'changed' and process = 'scholarship_member'
  order by record, after::jsonb ->> 'ad_user_id', audit_entry_id desc
) e
where e.record = m.n_scholarship_open_id::text
  and e.after ->> 'ad_user_id' = m.ad_user_id::text
  and e.after ->> 'is_member' = 'true';
