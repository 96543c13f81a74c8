-- An approval that was wrong is reversed by two people, once; the slip may then be used again, as neither partial index of
-- slips in use holds a reversed one.
alter table voucher drop constraint voucher_state_check;
alter table voucher add constraint voucher_state_check
  check (state in ('SUBMITTED', 'APPROVED', 'RETURNED', 'HELD', 'REVERSED'));
alter table voucher add column reversed timestamptz;
alter table voucher add column reversed_by bigint references ad_user;
alter table voucher add constraint voucher_reversed check (
  (state = 'REVERSED') = (reversed is not null) and (reversed is null) = (reversed_by is null));
alter table voucher add constraint voucher_reversed_by_another check (reversed_by <> submitted_by);
create trigger voucher_reversed_for_good before update on voucher
  for each row when (old.state = 'REVERSED' and new.state <> 'REVERSED') execute function refuse_change();
