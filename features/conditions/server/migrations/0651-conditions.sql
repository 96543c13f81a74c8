-- Conditions of entrances and admissions, judged when a person applies; empty: not asked for.
alter table n_entrance_open
  add column needs_level text
    check (needs_level in ('1slc', '11diploma', '2plus_two', '3bachelor', '4master', '5mphil', '6phd')),
  add column least_gpa numeric(4, 2),
  add column least_percent numeric(5, 2),
  add column needs_subjects text not null default '',
  add column least_age integer,
  add column most_age integer,
  add column age_on date,
  add column nationalities text not null default '';
alter table n_program_cregopen
  add column needs_level text
    check (needs_level in ('1slc', '11diploma', '2plus_two', '3bachelor', '4master', '5mphil', '6phd')),
  add column least_gpa numeric(4, 2),
  add column least_percent numeric(5, 2),
  add column needs_subjects text not null default '',
  add column least_age integer,
  add column most_age integer,
  add column age_on date,
  add column nationalities text not null default '';
