-- Staff prove who they are with a second thing. Its secret lives apart from the person, as the password does.
create table second_factor (
  ad_user_id bigint primary key references ad_user,
  secret text not null,
  -- Null: shown to its owner, not yet proved.
  confirmed timestamptz,
  -- The newest time step of which a code was used: each works once (RFC 6238 §5.2).
  last_step bigint not null default 0
);

create table recovery_code (
  ad_user_id bigint not null references ad_user,
  code_hash text not null,
  used timestamptz,
  primary key (ad_user_id, code_hash)
);

-- When the second factor of a session was proved, and the address it was opened from; of staff only.
alter table auth_session add column code_at timestamptz;
alter table auth_session add column opened_from text;
-- No staff session that is whole without a second factor, whatever the code says; older ones end here.
update auth_session set ended = now(), refresh_hash = null where ended is null and ad_role_id <> 1000006;
alter table auth_session add constraint staff_prove_twice check (
  ended is not null or stage <> 'full' or ad_role_id is null or ad_role_id = 1000006 or code_at is not null
);
