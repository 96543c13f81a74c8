-- A secret that is not confirmed belongs to the session it was shown in; shown before this, it is shown anew.
alter table second_factor add column setup_session uuid;
