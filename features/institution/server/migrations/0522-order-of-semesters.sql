-- Order of the semesters, which does not follow from when they were added. A new one comes last until staff
-- move it. Places are ten apart, so that one can be put between two others.
alter table n_sem_year add column place integer;
update n_sem_year s set place = o.place
  from (select n_sem_year_id, 10 * row_number() over (order by n_sem_year_id) as place from n_sem_year) o
  where o.n_sem_year_id = s.n_sem_year_id;
alter table n_sem_year alter column place set not null;

create function place_semester_last() returns trigger language plpgsql as $$
begin
  if new.place is null then
    new.place := (select coalesce(max(place), 0) + 10 from n_sem_year);
  end if;
  return new;
end
$$;
create trigger n_sem_year_placed before insert on n_sem_year
  for each row execute function place_semester_last();
