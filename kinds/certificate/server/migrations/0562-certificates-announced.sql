-- Changes of the types reach the lists in the memory of every process; a student's requests are found by the student.
create trigger n_certificate_open_announced after insert or update or delete or truncate on n_certificate_open
  for each statement execute function announce_change();
create index n_certificate_reg_partner on n_certificate_reg (c_bpartner_id);
