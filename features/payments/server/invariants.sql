-- What must hold of money at any moment (SECURITY §2). One row per break; no row is health.
-- Run after every test of payments and by the crash script; may be run against a live database at any time.
with document as (
  select 'ENTRANCE' as payment_type, n_entrance_reg_id as id, totalfee, feepaid, ispaid, ispending,
    'ENTRANCE ' || n_entrance_reg_id as what
  from n_entrance_reg
  union all
  select t.payment_type, n_program_creg_id, totalfee, feepaid, ispaid, ispending,
    t.payment_type || ' ' || n_program_creg_id
  from n_program_creg, lateral (
    select case n_sem_year_id when 1000000 then 'ADMISSION' else 'STUDENT_FEE' end as payment_type) t
), paid_for as (
  select c_payment_id, payment_type, case payment_type
    when 'ENTRANCE' then n_entrance_reg_id else n_program_creg_id end as id
  from c_payment
)
select 'I1 a ledger transaction does not sum to 0' as broken, ledger_transaction_id::text as what
from ledger_line group by ledger_transaction_id having sum(amount) <> 0
union all
select 'I1 a ledger transaction has no lines', t.ledger_transaction_id::text
from ledger_transaction t
where not exists (select 1 from ledger_line l where l.ledger_transaction_id = t.ledger_transaction_id)
union all
select 'I1 the ledger does not sum to 0', sum(amount)::text from ledger_line having sum(amount) <> 0
union all
select 'I2 feepaid differs from the ledger', d.what
from document d
where d.feepaid <> -coalesce((
  select sum(l.amount) from ledger_line l
  where l.account = 'fees' and l.payment_type = d.payment_type and l.reference_id = d.id), 0)
union all
select 'I2 IsPaid differs from the money', d.what
from document d where d.ispaid <> (d.totalfee > 0 and d.feepaid >= d.totalfee)
union all
select 'I2 isPending differs from the vouchers', d.what
from document d
where d.ispending <> exists (
  select 1 from voucher v join paid_for p using (c_payment_id)
  where p.payment_type = d.payment_type and p.id = d.id and v.state in ('SUBMITTED', 'HELD'))
union all
select 'I3 a paid attempt is not credited once with its amount', t.payment_attempt_id::text
from payment_attempt t
where t.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'khalti:' || t.pidx and l.account = 'khalti' and l.amount = t.amount)
union all
select 'I3 a paid attempt is not one payment the student sees', t.payment_attempt_id::text
from payment_attempt t
where t.state = 'PAID' and 1 <> (
  select count(*) from c_payment p join paid_for f using (c_payment_id)
  where p.tendertype = 'Khalti' and p.orig_trxid = t.transaction_id and p.payamt = t.amount
    and f.payment_type = t.payment_type and f.id = t.reference_id and p.c_bpartner_id = t.c_bpartner_id)
union all
select 'I3 a Khalti credit without a paid attempt', x.source
from ledger_transaction x
where x.source like 'khalti:%' and not exists (
  select 1 from payment_attempt t
  where 'khalti:' || t.pidx = x.source and t.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))
union all
select 'I6 two open attempts for one document', payment_type || ' ' || reference_id
from payment_attempt where state in ('LINK_REQUESTED', 'LINK_READY')
group by payment_type, reference_id having count(*) > 1
union all
select 'I10 an attempt is not its last event', t.payment_attempt_id::text
from payment_attempt t
where t.state <> (
  select e.state from payment_event e where e.payment_attempt_id = t.payment_attempt_id
  order by e.payment_event_id desc limit 1)
union all
select 'I14 an approved voucher is not credited once with its amount', v.c_payment_id::text
from voucher v
where v.state = 'APPROVED' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'voucher:' || v.c_payment_id and l.account = 'bank' and l.amount = v.approved_amount)
union all
select 'I14 a voucher credit without an approved voucher', x.source
from ledger_transaction x
where x.source like 'voucher:%' and not exists (
  select 1 from voucher v where 'voucher:' || v.c_payment_id = x.source and v.state = 'APPROVED')
union all
select 'I14 a voucher approved by who submitted it', v.c_payment_id::text
from voucher v where v.decided_by = v.submitted_by
