-- Staff set openings up on screens: a save counts a version, and an opening is a draft until it is published.
alter table n_entrance_open
  add column version integer not null default 1,
  add column ispublished boolean not null default true;
