-- What was done under an Idempotency-Key: written in the transaction of the act itself, kept 24 hours.
create table idempotent_act (
  owner bigint not null, -- the user; 0 for acts before signing in
  key_hash text not null,
  request_hash text not null,
  created timestamptz not null,
  result text, -- JSON: what the act's transaction gave, to answer from when the answer itself was lost
  status integer,
  answer text,
  primary key (owner, key_hash)
);
create index idempotent_act_created on idempotent_act (created);
