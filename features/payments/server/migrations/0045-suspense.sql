-- A payment that is held is not one a student may still pay with: another link can turn out held beside an open one,
-- and its money must be booked all the same.
drop index one_open_attempt;
create unique index one_open_attempt on payment_attempt (payment_type, reference_id)
  where state in ('LINK_REQUESTED', 'LINK_READY');

-- What lies in suspense and how it came and went, for staff: money more than owed, held, or of nobody we know.
create view n_suspense as
select
  t.ledger_transaction_id as n_suspense_id,
  md5(t.source)::uuid as n_suspense_uu,
  1000000::bigint as ad_client_id,
  1000000::bigint as ad_org_id,
  true as isactive,
  t.posted as created,
  0::bigint as createdby,
  t.posted as updated,
  0::bigint as updatedby,
  l.c_bpartner_id,
  l.payment_type,
  l.reference_id,
  0 - l.amount as amount,
  t.source,
  t.memo
from ledger_transaction t join ledger_line l using (ledger_transaction_id)
where l.account = 'suspense';
