-- Money in suspense that no one claims becomes income of the university; its line is not open any more.
alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check check (account in (
  'khalti', 'bank', 'cash', 'cash-difference', 'charges', 'scholarship', 'retotaling', 'fees', 'suspense', 'unclaimed'));
update n_setting set value = ('{"unclaimed": ""}'::jsonb || value::jsonb)::text where key = 'account-codes';

alter table bank_line_suspense drop constraint bank_line_suspense_outcome_check;
alter table bank_line_suspense add constraint bank_line_suspense_outcome_check
  check (outcome in ('back', 'linked', 'placed', 'written-off'));
drop index one_suspense_per_bank_line;
create unique index one_suspense_per_bank_line on bank_line_suspense (bank_statement_line_id)
  where ended is null or outcome in ('placed', 'written-off');
create or replace function refuse_line_in_suspense() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from bank_line_suspense
    where bank_statement_line_id = new.bank_statement_line_id
      and (ended is null or outcome in ('placed', 'written-off'))) then
    raise exception 'line % is in suspense, placed or written off', new.bank_statement_line_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
