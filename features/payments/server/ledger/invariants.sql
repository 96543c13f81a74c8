-- What must hold of money at any moment (SECURITY §2). One row per break; no row is health.
-- Run after every test of payments and by the crash script; may be run against a live database at any time.
-- Asked with two tables before it, which broken-invariants.ts makes of the kinds that are paid for:
-- document (payment_type, id, totalfee, feepaid, ispaid, ispending, what) and paid_for (c_payment_id, payment_type, id).
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
where v.state in ('APPROVED', 'REVERSED') and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'voucher:' || v.c_payment_id and l.account = 'bank' and l.amount = v.approved_amount)
union all
select 'I14 a voucher credit without an approved voucher', x.source
from ledger_transaction x
where x.source like 'voucher:%' and not exists (
  select 1 from voucher v where 'voucher:' || v.c_payment_id = x.source and v.state in ('APPROVED', 'REVERSED'))
union all
select 'I14 a reversed voucher is not taken back once with its amount', v.c_payment_id::text
from voucher v
where v.state = 'REVERSED' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'voucher-reversal:' || v.c_payment_id and l.account = 'bank' and l.amount = -v.approved_amount)
union all
select 'I14 a reversed voucher does not sum to 0 in every account', v.c_payment_id || ' ' || l.account
from voucher v
join ledger_transaction x on x.source in ('voucher:' || v.c_payment_id, 'voucher-reversal:' || v.c_payment_id)
join ledger_line l using (ledger_transaction_id)
where v.state = 'REVERSED' group by v.c_payment_id, l.account having sum(l.amount) <> 0
union all
select 'I14 a reversal without a reversed voucher', x.source
from ledger_transaction x
where x.source like 'voucher-reversal:%' and not exists (
  select 1 from voucher v where 'voucher-reversal:' || v.c_payment_id = x.source and v.state = 'REVERSED')
union all
select 'I14 a reversed voucher whose payment or receipt still counts', v.c_payment_id::text
from voucher v
where v.state = 'REVERSED' and not exists (
  select 1 from c_payment p join n_issued_paper n on n.record_id = p.c_payment_id
  where p.c_payment_id = v.c_payment_id and p.docstatus = 'CL' and n.sort = 'receipt' and n.ended = 'reversed')
union all
select 'I14 a voucher approved or reversed by who submitted it', v.c_payment_id::text
from voucher v where v.submitted_by in (v.decided_by, v.reversed_by)
union all
select 'I16 a line in suspense is not posted once with its amount', s.bank_line_suspense_id::text
from bank_line_suspense s join bank_statement_line n using (bank_statement_line_id)
where 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'bank-suspense:' || s.bank_line_suspense_id and l.account = 'bank' and l.amount = n.amount)
union all
select 'I16 a line that left suspense is not taken out once with its amount', s.bank_line_suspense_id::text
from bank_line_suspense s join bank_statement_line n using (bank_statement_line_id)
where s.ended is not null and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'bank-suspense-' || s.outcome || ':' || s.bank_line_suspense_id
    and l.account = 'bank' and l.amount = -n.amount)
union all
select 'I16 a placed line is not credited once with its amount', s.bank_statement_line_id::text
from bank_line_suspense s join bank_statement_line n using (bank_statement_line_id)
where s.outcome = 'placed' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'placed:line:' || s.bank_statement_line_id and l.account = 'suspense'
    and l.amount = -n.amount and l.c_bpartner_id = s.c_bpartner_id)
union all
select 'I16 a line written off is not income once with its amount', s.bank_statement_line_id::text
from bank_line_suspense s join bank_statement_line n using (bank_statement_line_id)
where s.outcome = 'written-off' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'written-off:line:' || s.bank_statement_line_id and l.account = 'unclaimed'
    and l.amount = -n.amount and l.c_bpartner_id is null)
union all
select 'I16 income that became a student’s was not written off before with its amount', x.source
from ledger_transaction x join ledger_line l using (ledger_transaction_id)
where x.source like 'placed:%' and l.account = 'unclaimed' and 1 <> (
  select count(*) from ledger_transaction w join ledger_line m using (ledger_transaction_id)
  where w.source = 'written-off:' || substr(x.source, length('placed:') + 1) and m.account = 'unclaimed'
    and m.amount = -l.amount and w.ledger_transaction_id < x.ledger_transaction_id)
union all
select 'I16 a line is credited beside suspense', s.bank_statement_line_id::text
from bank_line_suspense s join voucher v using (bank_statement_line_id)
where v.state = 'APPROVED' and (s.ended is null or s.outcome in ('placed', 'written-off', 'paid-back'))
union all
select 'I17 a refund that left is not posted once with its amount', r.refund_id::text
from refund r
where r.state in ('SENT', 'RETURNED') and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'refund:' || r.refund_id and l.account = r.way and l.amount = -r.amount
    and l.c_bpartner_id = r.c_bpartner_id)
union all
select 'I17 a refund is posted that has not left', x.source
from ledger_transaction x
where x.source like 'refund:%' and not exists (
  select 1 from refund r where 'refund:' || r.refund_id = x.source and r.state in ('SENT', 'RETURNED'))
union all
select 'I17 a returned refund is not posted back once with its amount', r.refund_id::text
from refund r
where r.state = 'RETURNED' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'refund-returned:' || r.refund_id and l.account = r.way and l.amount = r.amount)
union all
select 'I17 a refund is posted back that was not returned', x.source
from ledger_transaction x
where x.source like 'refund-returned:%' and not exists (
  select 1 from refund r where 'refund-returned:' || r.refund_id = x.source and r.state = 'RETURNED')
union all
select 'I17 a refund did not take its part from the fee once', r.refund_id::text
from refund r
where r.from_fee > 0 and r.source like 'proposal:%' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'refund-fee:' || r.refund_id and l.account = 'fees' and l.amount = r.from_fee)
union all
select 'I17 more of a payment is refunded than it was', p.c_payment_id::text
from c_payment p join refund r using (c_payment_id)
where r.state not in ('RETURNED', 'REFUSED', 'CANCELED')
group by p.c_payment_id having sum(r.amount) > p.payamt
union all
select 'I17 a list that was sent has refunds that were not', l.refund_list_id::text
from refund_list l join refund r using (refund_list_id)
where (l.sent_on is not null) <> (r.state in ('SENT', 'RETURNED'))
union all
select 'I17 a payment of Khalti whose refund left is not one that was refunded', t.payment_attempt_id::text
from payment_attempt t join refund r using (payment_attempt_id)
where r.state = 'SENT' and t.state not in ('REFUNDED', 'PARTIALLY_REFUNDED', 'CREDITED')
union all
select 'I17 held money that staff decided on is not credited once', t.payment_attempt_id::text
from payment_attempt t
where t.state = 'CREDITED' and 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'khalti-credited:' || t.pidx and l.account = 'suspense' and l.c_bpartner_id = t.c_bpartner_id)
union all
select 'I2 money for what no kind answers for', t.payment_type || ' ' || t.reference_id
from (
  select payment_type, reference_id from ledger_line where account = 'fees'
  union select payment_type, reference_id from payment_attempt) t
where not exists (select 1 from document d where d.payment_type = t.payment_type and d.id = t.reference_id)
union all
select 'I2 a payment for what no kind answers for', p.c_payment_id::text
from paid_for p
where not exists (select 1 from document d where d.payment_type = p.payment_type and d.id = p.id)
union all
select 'I15 closed days are not as they were closed', c.first_day || ' to ' || c.last_day
from day_close c
cross join lateral (
  select count(distinct t.ledger_transaction_id) as transactions,
    coalesce(sum(l.amount) filter (where l.amount > 0), 0) as debit
  from ledger_transaction t left join ledger_line l using (ledger_transaction_id)
  where t.posted >= c.first_day::timestamp at time zone 'Asia/Kathmandu'
    and t.posted < (c.last_day + 1)::timestamp at time zone 'Asia/Kathmandu') as found
where (c.transactions, c.debit) <> (found.transactions, found.debit)
union all
select 'I20 a settlement that is in the bank is not posted once with its sums', k.wallet_settlement_link_id::text
from wallet_settlement_link k join wallet_settlement s using (wallet_settlement_id)
where 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'settlement:' || k.wallet_settlement_link_id and l.account = 'khalti' and l.amount = -s.amount)
union all
select 'I20 a line is credited beside a settlement', k.bank_statement_line_id::text
from wallet_settlement_link k
where k.undone is null and (
  exists (select 1 from voucher v where v.bank_statement_line_id = k.bank_statement_line_id and v.state = 'APPROVED')
  or exists (
    select 1 from bank_line_suspense s where s.bank_statement_line_id = k.bank_statement_line_id
      and (s.ended is null or s.outcome in ('placed', 'written-off', 'paid-back'))))
union all
select 'I17 cash is not at one counter', l.ledger_transaction_id::text
from ledger_line l
where l.account = 'cash' and not exists (
  select 1 from cash_movement m where m.ledger_transaction_id = l.ledger_transaction_id)
union all
select 'I17 a counter’s entry has no cash', m.ledger_transaction_id::text
from cash_movement m
where not exists (
  select 1 from ledger_line l where l.account = 'cash' and l.ledger_transaction_id = m.ledger_transaction_id)
union all
select 'I17 a cash receipt is not credited once with its amount, at the counter of who took it', k.c_payment_id::text
from cash_receipt k
where 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  join cash_movement m using (ledger_transaction_id)
  where x.source = 'cash:' || k.c_payment_id and l.account = 'cash' and l.amount = k.amount and m.counter = k.taken_by)
union all
select 'I17 cash without a cash receipt', x.source
from ledger_transaction x
where x.source like 'cash:%' and not exists (
  select 1 from cash_receipt k where 'cash:' || k.c_payment_id = x.source)
union all
select 'I17 a reversed cash receipt does not sum to 0 in every account', k.c_payment_id || ' ' || l.account
from cash_receipt k
join ledger_transaction x on x.source in ('cash:' || k.c_payment_id, 'cash-reversal:' || k.c_payment_id)
join ledger_line l using (ledger_transaction_id)
where k.reversed is not null group by k.c_payment_id, l.account having sum(l.amount) <> 0
union all
select 'I17 a reversal without a reversed cash receipt', x.source
from ledger_transaction x
where x.source like 'cash-reversal:%' and not exists (
  select 1 from cash_receipt k where 'cash-reversal:' || k.c_payment_id = x.source and k.reversed is not null)
union all
select 'I17 a reversed cash receipt whose payment or receipt still counts', k.c_payment_id::text
from cash_receipt k
where k.reversed is not null and not exists (
  select 1 from c_payment p join n_issued_paper n on n.record_id = p.c_payment_id
  where p.c_payment_id = k.c_payment_id and p.docstatus = 'CL' and n.sort = 'receipt' and n.ended = 'reversed')
union all
select 'I17 cash taken back by who took it', k.c_payment_id::text
from cash_receipt k where k.taken_by = k.reversed_by
union all
select 'I17 a count differs from the ledger after its difference is posted', c.cash_count_id::text
from cash_count c
where c.counted <> (
  select coalesce(sum(l.amount), 0) from cash_movement m join ledger_line l using (ledger_transaction_id)
  where l.account = 'cash' and m.counter = c.counter and m.ledger_transaction_id <= c.last_transaction)
union all
select 'I17 a difference of cash is not posted with its amount', c.cash_count_id::text
from cash_count c
where c.counted - c.expected <> coalesce((
  select sum(l.amount) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'cash-count:' || c.cash_count_id and l.account = 'cash'), 0)
union all
select 'I17 cash brought to the bank is not posted once with its amount', d.cash_deposit_id::text
from cash_deposit d
where 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'cash-to-bank:' || d.cash_deposit_id and l.account = 'bank' and l.amount = d.amount)
union all
select 'I18 heads of income do not sum to their entry', l.ledger_line_id::text
from ledger_head h join ledger_line l using (ledger_line_id)
group by l.ledger_line_id, l.amount, l.account having sum(h.amount) <> l.amount or l.account <> 'fees'
union all
select 'I21 a credit from before is not booked once with its amount', c.opening_credit_id::text
from opening_credit c
where 1 <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'opening:' || c.opening_credit_id and l.account = 'suspense'
    and l.amount = -c.amount and l.c_bpartner_id = c.c_bpartner_id)
union all
select 'I21 a credit from before is not taken back once with its amount', c.opening_credit_id::text
from opening_credit c
where (c.taken_back is null) <> (0 = (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'opening-back:' || c.opening_credit_id and l.account = 'suspense' and l.amount = c.amount))
union all
select 'I21 money from before without a credit', x.source
from ledger_transaction x join ledger_line l using (ledger_transaction_id)
where l.account = 'opening' and not exists (
  select from opening_credit c
  where x.source in ('opening:' || c.opening_credit_id, 'opening-back:' || c.opening_credit_id))
union all
select 'I22 a seat given up is not credited once with its share', g.seat_give_up_id::text
from seat_give_up g
where (case when g.state = 'given-up' and g.credit > 0 then 1 else 0 end) <> (
  select count(*) from ledger_transaction x join ledger_line l using (ledger_transaction_id)
  where x.source = 'seat-given-up:' || g.seat_give_up_id and l.account = 'fees'
    and l.amount = g.credit and l.reference_id = g.n_program_creg_id)
union all
select 'I22 a share is credited of no seat', x.source
from ledger_transaction x
where x.source like 'seat-given-up:%' and not exists (
  select from seat_give_up g
  where 'seat-given-up:' || g.seat_give_up_id = x.source and g.state = 'given-up')
