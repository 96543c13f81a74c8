-- Late fees that rise in steps (READINGS R-87): latefee is then that of today, apply_uptolate the last step's day.
alter table n_entrance_open add column late_steps text not null default '';
create index n_entrance_open_in_steps on n_entrance_open (apply_uptolate) where late_steps <> '';
