-- A mailed one-time password signs in once; it still proves itself when the new password is set.
alter table credential add column one_time_used boolean not null default false;

-- Only wishes that led to a mail count against the three a day, so that guessing cannot use them up.
alter table password_reset_request add column mailed boolean not null default false;

-- Whether somebody was told of a second sign-up today.
create index mail_outbox_recipient on mail_outbox (recipient, created);
