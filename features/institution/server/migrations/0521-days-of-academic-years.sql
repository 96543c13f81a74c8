-- First and last day of an academic year, and the year that is current.
alter table n_aca_year
  add column begins_on date,
  add column ends_on date,
  add column is_current boolean not null default false,
  add check ((begins_on is null) = (ends_on is null)),
  add check (begins_on < ends_on);
create unique index n_aca_year_current on n_aca_year (is_current) where is_current;
