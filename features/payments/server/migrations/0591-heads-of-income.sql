-- Heads of income under which an entry of fees is booked; an entry without any is its payment type's alone.
create table ledger_head (
  ledger_line_id bigint not null references ledger_line,
  place smallint not null,
  head text not null,
  amount bigint not null check (amount <> 0),
  primary key (ledger_line_id, place),
  unique (ledger_line_id, head)
);
create trigger ledger_head_append_only before update or delete on ledger_head
  for each row execute function refuse_change();
create function refuse_head_of_closed_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(t.posted)
    from ledger_line l join ledger_transaction t using (ledger_transaction_id)
    where l.ledger_line_id = new.ledger_line_id;
  return new;
end
$$;
create trigger ledger_head_of_open_day before insert on ledger_head
  for each row execute function refuse_head_of_closed_day();

-- Every entry of the ledger, those of fees by head. `is_first`: counts an entry once.
create view ledger_entry as
select l.ledger_line_id, l.ledger_transaction_id, l.account, l.payment_type, l.reference_id, l.c_bpartner_id,
  case l.account when 'fees' then coalesce(h.head, l.payment_type, '') else '' end as head,
  coalesce(h.amount, l.amount) as amount,
  coalesce(h.place, 1) = 1 as is_first
from ledger_line l left join ledger_head h using (ledger_line_id);

-- The accounts office has codes for the new heads.
update n_setting set value = ('{"LIBRARY": "", "PRACTICAL": "", "LATE_FEE": ""}'::jsonb || value::jsonb)::text
where key = 'account-codes';
