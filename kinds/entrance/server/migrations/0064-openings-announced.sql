-- Kept in memory by every process (0061).
create trigger n_entrance_open_announced after insert or update or delete or truncate on n_entrance_open
  for each statement execute function announce_change();
