-- What the demonstration's simulated wallet knows of its payments. In the database, so that every server on it knows the
-- same; empty at a university whose wallet is a real one.
create table simulated_payment (
  pidx text primary key,
  facts jsonb not null
);
