-- Keys of numbers that an earlier rule has made are of form 0; the job `slip-keys` makes them again by the rule of today, once.
alter table bank_statement_line add column key_form smallint not null default 0;
alter table bank_statement_line alter column key_form set default 1;
create index bank_line_of_old_form on bank_statement_line (bank_statement_line_id) where key_form = 0;
alter table voucher add column key_form smallint not null default 0;
alter table voucher alter column key_form set default 1;
create index voucher_of_old_form on voucher (c_payment_id) where key_form = 0;
