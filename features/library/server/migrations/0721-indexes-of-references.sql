-- Removing an account or an enrollment looks for rows that refer to it.
create index library_loan_by_c_bpartner on library_loan (c_bpartner_id);
create index library_step_by_ad_user on library_step (ad_user_id);
create index n_library_hold_by_c_bpartner on n_library_hold (c_bpartner_id);
