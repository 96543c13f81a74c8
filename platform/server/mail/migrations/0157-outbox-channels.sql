-- A mail or a text message; what is true of one in the outbox is true of the other.
alter table mail_outbox add column channel text not null default 'mail' check (channel in ('mail', 'text'));
drop index mail_outbox_open;
create index mail_outbox_open on mail_outbox (channel, next_try) where sent is null;
