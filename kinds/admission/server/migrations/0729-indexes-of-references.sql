-- Removing an account or an enrollment looks for rows that refer to it.
create index seat_give_up_by_c_bpartner on seat_give_up (c_bpartner_id);
