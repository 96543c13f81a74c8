-- Changes of an opening that two people agreed on, and the students who are still to be notified of one.
create table opening_change (
  opening_change_id bigint generated always as identity primary key,
  opening_table text not null,
  opening_id bigint not null,
  message text not null,
  message_ne text not null,
  changed timestamptz not null,
  proposed_by bigint not null,
  confirmed_by bigint not null
);

create table opening_change_notice (
  opening_change_id bigint not null references opening_change,
  c_bpartner_id bigint not null references c_bpartner on delete cascade,
  primary key (opening_change_id, c_bpartner_id)
);
