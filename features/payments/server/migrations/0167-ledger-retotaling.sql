-- A retotaling fee the university gives back as credit, because a mark was wrong.
alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check
  check (account in ('khalti', 'bank', 'scholarship', 'retotaling', 'fees', 'suspense'));
