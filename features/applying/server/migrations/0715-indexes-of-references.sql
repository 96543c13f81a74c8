-- Removing an account or an enrollment looks for rows that refer to it.
create index application_recheck_by_c_bpartner on application_recheck (c_bpartner_id);
create index opening_change_notice_by_c_bpartner on opening_change_notice (c_bpartner_id);
