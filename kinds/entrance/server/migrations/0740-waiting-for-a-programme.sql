-- Position among those who wait for the programme when the list was computed; null: the list gave the person a seat of it or
-- of a preferred one. The few who got, refused or left a seat since make it the position of today.
alter table merit_choice add column waiting integer check (waiting > 0);
update merit_choice c set waiting = r.waiting
  from (select c.merit_list_id, c.n_entrance_reg_id, c.place,
      row_number() over (partition by c.merit_list_id, c.n_program_id order by p.rank) as waiting
    from merit_choice c
    join merit_place p using (merit_list_id, n_entrance_reg_id)
    left join merit_offer o using (merit_list_id, n_entrance_reg_id)
    where o.seat is null or o.waited is not null or c.place < o.place
      or exists (select from merit_move m where m.merit_list_id = c.merit_list_id
        and m.n_entrance_reg_id = c.n_entrance_reg_id)) r
  where r.merit_list_id = c.merit_list_id and r.n_entrance_reg_id = c.n_entrance_reg_id
    and r.place = c.place;
