-- Numbers without gaps: taken under the row's lock inside the transaction that uses them.
create table document_counter (
  name text primary key,
  last bigint not null
);

-- One receipt per credited payment, numbered when the money is credited.
create table receipt (
  c_payment_id bigint primary key references c_payment,
  number text not null unique,
  issued timestamptz not null
);
create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();
