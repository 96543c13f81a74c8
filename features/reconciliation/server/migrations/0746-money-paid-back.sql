-- Money in suspense that is paid back to who sent it; its line is not open any more.
alter table bank_line_suspense drop constraint bank_line_suspense_outcome_check;
alter table bank_line_suspense add constraint bank_line_suspense_outcome_check
  check (outcome in ('back', 'linked', 'placed', 'written-off', 'paid-back'));
drop index one_suspense_per_bank_line;
create unique index one_suspense_per_bank_line on bank_line_suspense (bank_statement_line_id)
  where ended is null or outcome in ('placed', 'written-off', 'paid-back');
create or replace function refuse_line_in_suspense() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from bank_line_suspense
    where bank_statement_line_id = new.bank_statement_line_id
      and (ended is null or outcome in ('placed', 'written-off', 'paid-back'))) then
    raise exception 'line % is in suspense, placed, written off or paid back', new.bank_statement_line_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
