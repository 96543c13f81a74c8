-- Staff set these up on screens: a save counts a version, and an opening is a draft until it is published.
alter table n_course add column version integer not null default 1;
alter table n_program_cregopen
  add column version integer not null default 1,
  add column ispublished boolean not null default true;
alter table n_batch_course add column version integer not null default 1;

-- Lists of offered courses are cached like other lists that all users share.
create trigger n_batch_course_announced after insert or update or delete or truncate on n_batch_course
  for each statement execute function announce_change();
