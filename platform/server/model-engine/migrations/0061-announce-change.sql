-- Every process keeps identifiers and lists of small shared tables in memory. Whoever writes such a table, by hand too,
-- is heard through this trigger: `create trigger … after insert or update or delete or truncate on … for each statement`.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;
