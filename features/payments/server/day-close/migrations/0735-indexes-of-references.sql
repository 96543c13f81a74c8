-- Removing an account or an enrollment looks for rows that refer to it.
create index day_close_by_closed_by on day_close (closed_by);
create index day_close_by_proposed_by on day_close (proposed_by);
