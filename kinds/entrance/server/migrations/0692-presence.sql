-- Presence of applicants in their sitting, as recorded on the day. Scores follow it: an absent applicant has none.
create table entrance_presence (
  n_entrance_reg_id bigint primary key references n_entrance_reg,
  is_present boolean not null,
  saved timestamptz not null,
  savedby bigint not null
);
