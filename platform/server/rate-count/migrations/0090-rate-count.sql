-- How often something was done in the window that ends then; all server processes count here. A crash may forget it.
create unlogged table rate_count (
  name text primary key,
  until timestamptz not null,
  count integer not null
);
create index rate_count_until on rate_count (until);
