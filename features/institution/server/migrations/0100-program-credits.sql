-- Credits a student must have earned to pass out of a programme; empty: the registry decides without them.
alter table n_program add column credits numeric(6, 2) check (credits > 0);
