-- Further programmes that an entrance is for (decision 132): their ids, joined by commas; '': its own only.
alter table n_entrance_open add column further_programs text not null default '';

-- Programmes of such an entrance in the order of an applicant's preference. None: the entrance's own only.
create table entrance_preference (
  n_entrance_reg_id bigint not null references n_entrance_reg,
  place integer not null check (place between 1 and 21),
  n_program_id bigint not null references n_program,
  primary key (n_entrance_reg_id, place),
  unique (n_entrance_reg_id, n_program_id)
);
