-- Removing an account or an enrollment looks for rows that refer to it.
create index hold_lift_by_lifted_by on hold_lift (lifted_by);
