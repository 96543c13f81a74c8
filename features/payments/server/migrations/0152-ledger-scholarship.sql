-- What the university gives instead of money that arrives: an award set off against a fee.
alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check
  check (account in ('khalti', 'bank', 'scholarship', 'fees', 'suspense'));
