alter table n_program_creg
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
-- An exam registration was decided by the course registration, its internal marks and its attendance.
create trigger course_registration_rechecked after update of docstatus on n_program_creg
  for each row when (old.docstatus is distinct from new.docstatus)
  execute function recheck_partner();

create function recheck_partner_of_course() returns trigger language plpgsql as $$
begin
  insert into application_recheck (c_bpartner_id, due)
    select a.c_bpartner_id, '-infinity' from n_program_creg a
    where a.n_program_creg_id = coalesce(new.n_program_creg_id, old.n_program_creg_id);
  return null;
end $$;
create trigger registered_course_rechecked after update of internal_om, internal_pm, attendance on n_program_cregdetails
  for each row when (old.internal_om is distinct from new.internal_om or old.internal_pm is distinct from new.internal_pm
    or old.attendance is distinct from new.attendance)
  execute function recheck_partner_of_course();
create trigger removed_course_rechecked after delete on n_program_cregdetails
  for each row execute function recheck_partner_of_course();
