-- The second half of the grading table that a result was computed with; the grades are in `grading`. A later version of a
-- published result is computed with both, whatever the setting is by then. Results that exist had the one table
-- there was, and so have those of a server of the version before that runs until it is restarted: the default.
do $$
declare most integer;
begin
  select (value::jsonb ->> 'mostFailed')::integer into most from n_setting where key = 'grading';
  execute format('alter table n_exam_result add column most_failed integer not null default %s', coalesce(most, 3));
end
$$;

-- A scheduled result keeps its table too.
create or replace function n_exam_result_stands() returns trigger language plpgsql as $$
begin
  if old.visible_from is not null and (tg_op = 'DELETE' or
     (old.n_exam_reg_id, old.version, old.outcome, old.promotion, old.sgpa, old.cgpa, old.grading, old.most_failed, old.digest)
     is distinct from (new.n_exam_reg_id, new.version, new.outcome, new.promotion, new.sgpa, new.cgpa, new.grading,
       new.most_failed, new.digest)) then
    raise exception 'a scheduled result is replaced by another version, never changed';
  end if;
  return coalesce(new, old);
end
$$;
