-- Place in the waiting list from which a seat was given; null: the list itself gave it.
alter table merit_offer add column waited integer check (waited > 0);
update merit_offer o set waited = p.waiting from merit_place p
  where p.merit_list_id = o.merit_list_id and p.n_entrance_reg_id = o.n_entrance_reg_id;
create index merit_offer_waited on merit_offer (merit_list_id, waited) where waited is not null;
create index merit_offer_changed on merit_offer (merit_list_id)
  where waited is not null or answer is not null or stays;
