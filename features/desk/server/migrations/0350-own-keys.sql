-- Which keys a member of staff wants at the desk. Without a row letter keys act, each by its first letter.
create table own_keys (
  ad_user_id bigint primary key references ad_user,
  is_on boolean not null,
  -- Pairs of letters: an act by its first letter, then the one chosen for it; each act at most once.
  letters text not null check (length(letters) <= 50 and letters ~ '^([a-z]{2}( [a-z]{2})*)?$')
);
