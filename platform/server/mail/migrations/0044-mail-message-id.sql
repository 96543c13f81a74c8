-- The Message-ID of a mail: one that is sent again after a crash is the same mail to whoever receives it.
alter table mail_outbox add column message_id uuid not null default gen_random_uuid();
