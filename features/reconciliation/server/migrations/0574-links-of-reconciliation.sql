-- Payments that were linked to a line of the bank by hand: a payment once, ever. That a line pays for one payment only is
-- what one_voucher_per_bank_line says.
create table reconciliation_link (
  c_payment_id bigint primary key references c_payment,
  bank_statement_line_id bigint not null references bank_statement_line,
  linked_by bigint not null references ad_user,
  linked timestamptz not null,
  reason text not null check (reason <> '')
);
create index reconciliation_link_line on reconciliation_link (bank_statement_line_id);

-- A line and a payment that a person found not to be the same.
create table reconciliation_apart (
  bank_statement_line_id bigint not null references bank_statement_line on delete cascade,
  c_payment_id bigint not null references c_payment,
  decided_by bigint not null references ad_user,
  decided timestamptz not null,
  primary key (bank_statement_line_id, c_payment_id)
);
create index reconciliation_apart_payment on reconciliation_apart (c_payment_id);
