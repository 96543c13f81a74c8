-- The privacy page as it was when an account was made; null: the account is older, or the office made it.
alter table ad_user add column privacy_version text;
