-- Who sits on the committee of a scholarship: a right of any staff account (READINGS R-88).
create table scholarship_member (
  n_scholarship_open_id bigint not null references n_scholarship_open,
  ad_user_id bigint not null references ad_user,
  primary key (n_scholarship_open_id, ad_user_id)
);

-- What each member gives an applicant, out of 100.
create table scholarship_score (
  n_scholarship_reg_id bigint not null references n_scholarship_reg,
  ad_user_id bigint not null references ad_user,
  score numeric(5, 2) not null check (score between 0 and 100),
  note text,
  primary key (n_scholarship_reg_id, ad_user_id)
);
