-- A browser that wants to be told of notices, for as long as the session it asked in: one each, so no more than sessions.
create table push_subscription (
  push_subscription_id bigint generated always as identity primary key,
  auth_session_id uuid not null unique references auth_session on delete cascade,
  ad_user_id bigint not null references ad_user,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created timestamptz not null
);
create index push_subscription_user on push_subscription (ad_user_id);

-- Whatever ends a session (logout, a new password, the office, one session too many) ends it.
create function forget_push() returns trigger language plpgsql as $$
begin
  delete from push_subscription where auth_session_id = new.auth_session_id;
  return null;
end $$;
create trigger auth_session_ended after update of ended on auth_session
  for each row when (new.ended is not null) execute function forget_push();

alter table mail_outbox drop constraint mail_outbox_channel_check;
alter table mail_outbox add constraint mail_outbox_channel_check check (channel in ('mail', 'text', 'push'));
