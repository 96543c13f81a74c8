alter table n_entrance_reg
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
-- An admission was decided by the entrance result.
create trigger entrance_result_rechecked after update of eligible, ispaid, isactive on n_entrance_reg
  for each row when (old.eligible is distinct from new.eligible or old.ispaid is distinct from new.ispaid
    or old.isactive is distinct from new.isactive)
  execute function recheck_partner();
