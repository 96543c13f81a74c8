-- Every process remembers who has an active enrollment. Whoever changes one, by hand too, is heard through these triggers.
-- A new enrollment takes nothing away, and so is not announced.
create function announce_enrollment() returns trigger language plpgsql as $$
begin
  perform pg_notify('enrollment', old.c_bpartner_id::text);
  return null;
end $$;
create function announce_enrollments() returns trigger language plpgsql as $$
begin
  perform pg_notify('enrollment', '*');
  return null;
end $$;
create trigger enrollment_announced after update or delete on n_program_enroll
  for each row execute function announce_enrollment();
create trigger enrollments_announced after truncate on n_program_enroll
  for each statement execute function announce_enrollments();
