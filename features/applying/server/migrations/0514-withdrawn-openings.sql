-- Openings that the university withdrew: their applications end, and what was paid becomes credit.
create table opening_withdrawal (
  opening_withdrawal_id bigint generated always as identity primary key,
  opening_table text not null,
  opening_id bigint not null,
  reason text not null,
  reason_ne text not null,
  withdrawn timestamptz not null,
  proposed_by bigint not null,
  confirmed_by bigint not null,
  unique (opening_table, opening_id)
);
