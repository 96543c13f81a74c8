-- Other records of what may be the same person, asked for with every application that is looked at.
create index c_bpartner_same_person on c_bpartner (dob_ad, lower(name));
