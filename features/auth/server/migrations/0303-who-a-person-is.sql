-- The account of a person, as their file and what is told to them ask for it.
create index ad_user_partner on ad_user (c_bpartner_id);
