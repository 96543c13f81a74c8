-- Receipts given before the register of issued papers: it knows them, and which were reversed. Their links carry the number.
insert into n_issued_paper
  (sort, record_id, number, former_number, name, name_ne, c_bpartner_id, created, ended, ended_at)
select 'receipt', r.c_payment_id, r.number, r.number, 'Receipt', 'रसिद', p.c_bpartner_id, r.issued,
  case when p.docstatus = 'CL' then 'reversed' end,
  case when p.docstatus = 'CL' then p.updated end
from receipt r join c_payment p on p.c_payment_id = r.c_payment_id
order by r.issued, r.c_payment_id;
