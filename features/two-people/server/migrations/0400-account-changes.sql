-- Who made, changed or reset an account of the staff, and when: such an account is no second person for that proposer, nor
-- for what was proposed before.
create table account_change (
  account_change_id bigint generated always as identity primary key,
  ad_user_id bigint not null references ad_user (ad_user_id),
  changed_by bigint not null,
  changed timestamptz not null
);
create index account_change_of on account_change (ad_user_id, changed_by);

insert into account_change (ad_user_id, changed_by, changed)
select u.ad_user_id, e.ad_user_id, e.at
from audit_entry e
join ad_user u on u.ad_user_id::text = e.record
where e.subject = 'ad_user' and e.act = 'changed' and e.process in
  ('staff_account_create', 'staff_account_roles', 'staff_account_password', 'staff_account_unlock', 'staff_second_factor_remove');
