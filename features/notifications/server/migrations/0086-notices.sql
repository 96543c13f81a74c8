-- A notice is of a sort, tells of one event once, and is read in the language of who reads it.
alter table ad_note add column sort text not null default 'announcement';
alter table ad_note add column event_key text;
alter table ad_note add column textmsg_ne text;

-- Until now both languages stood in one text.
update ad_note
   set textmsg_ne = split_part(textmsg, ' · ', 2), textmsg = split_part(textmsg, ' · ', 1)
 where textmsg like '% · %' and textmsg not like '% · % · %';
update ad_note set textmsg_ne = textmsg where textmsg_ne is null;
alter table ad_note alter column textmsg_ne set not null;

create unique index ad_note_event on ad_note (ad_user_id, event_key);

-- What was read stands beside the notices, so that reading one never moves its Updated, which is its Published Date.
create table ad_note_read (
  ad_note_id bigint primary key references ad_note,
  read timestamptz not null
);

-- The language somebody last signed in with: their mails are in it.
alter table ad_user add column language text not null default 'en' check (language in ('en', 'ne'));
