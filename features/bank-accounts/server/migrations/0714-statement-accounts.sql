-- Account of ours that a statement is of; null: not known, as of statements before there were several accounts.
alter table bank_statement add column n_bank_account_id bigint references n_bank_account;
update bank_statement set n_bank_account_id = (select n_bank_account_id from n_bank_account)
  where (select count(*) from n_bank_account) = 1;
