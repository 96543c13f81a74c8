-- What waits for the office, among all that was ever decided.
create index n_correction_waiting on n_correction (created) where state = 'proposed';

-- A part of a name, number, email or phone, of 100,000 people. Where the extension cannot be had, people are found all the
-- same, by reading all of them.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not to be had: people are searched for without an index (%)', sqlerrm;
end $$;
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index c_bpartner_found on c_bpartner using gin (name gin_trgm_ops, name_nepali gin_trgm_ops,
      regrollno gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
  end if;
end $$;
