-- Kept in memory by every process (0061).
create trigger n_province_announced after insert or update or delete or truncate on n_province
  for each statement execute function announce_change();
create trigger n_district_announced after insert or update or delete or truncate on n_district
  for each statement execute function announce_change();
create trigger n_locgov_announced after insert or update or delete or truncate on n_locgov
  for each statement execute function announce_change();
