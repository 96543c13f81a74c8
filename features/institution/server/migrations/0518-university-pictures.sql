-- Logo of the university and signatures of its officers, as rewritten by the server: PNG, each with the days it is used on.
create table university_picture (
  university_picture_id bigint generated always as identity primary key,
  type text not null check (type in ('logo', 'seal', 'controller', 'registrar')),
  person text not null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  content bytea not null check (length(content) between 1 and 1000000),
  icon bytea check (length(icon) <= 1000000),
  created timestamptz not null,
  createdby bigint not null
);

create trigger university_picture_announced after insert or update or delete or truncate on university_picture
  for each statement execute function announce_change();
