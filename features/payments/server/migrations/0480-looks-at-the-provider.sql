-- When the provider was last asked about an attempt on its student's behalf, and whether it answered: pressing a button or
-- opening a list again does not ask it again at once, whichever server process is asked.
alter table payment_attempt
  add column looked timestamptz,
  add column look text check (look in ('asking', 'answered', 'unanswered'));
create index payment_attempt_partner on payment_attempt (c_bpartner_id, created);
