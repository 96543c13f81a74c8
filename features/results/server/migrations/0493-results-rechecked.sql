-- Open applications were decided by results: looked at again when one becomes visible, and when one ends.
create function recheck_new_results() returns trigger language plpgsql as $$
begin
  insert into application_recheck (c_bpartner_id, due)
    select c_bpartner_id, visible_from from written where visible_from is not null;
  return null;
end $$;
create function recheck_changed_results() returns trigger language plpgsql as $$
begin
  insert into application_recheck (c_bpartner_id, due)
    select n.c_bpartner_id, coalesce(n.visible_until, n.visible_from, '-infinity')
    from changed n join former o on o.n_exam_result_id = n.n_exam_result_id
    where (n.visible_from, n.visible_until) is distinct from (o.visible_from, o.visible_until);
  return null;
end $$;
create trigger results_written_rechecked after insert on n_exam_result
  referencing new table as written for each statement execute function recheck_new_results();
create trigger results_changed_rechecked after update on n_exam_result
  referencing old table as former new table as changed
  for each statement execute function recheck_changed_results();
