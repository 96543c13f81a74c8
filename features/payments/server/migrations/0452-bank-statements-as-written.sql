-- A deposit without a number is kept and waits to be reconciled; equal deposits of one day are several.
alter table bank_statement_line drop constraint bank_statement_line_number_key_check;
alter table bank_statement_line add column occurrence integer not null default 1 check (occurrence > 0);
drop index one_row_per_bank_line;
create unique index one_row_per_bank_line on bank_statement_line (number_key, day, amount, occurrence);

-- How files of an account are read: roles by heading and the format of days, as they were chosen or recognised last.
create table bank_statement_mapping (
  account text primary key,
  mapping jsonb not null,
  updated timestamptz not null,
  updatedby bigint not null references ad_user
);
