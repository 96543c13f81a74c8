-- A link by which the owner of an account sets the password: mailed, used once. Only its hash is stored.
alter table credential add column link_hash text;
alter table credential add column link_expires timestamptz;
-- When the owner was last sent an invitation (null: the account was made in another way), and when they first set a password.
alter table credential add column invited timestamptz;
alter table credential add column joined timestamptz;
alter table credential add constraint link_expires check ((link_hash is null) = (link_expires is null));
create unique index credential_link on credential (link_hash);
