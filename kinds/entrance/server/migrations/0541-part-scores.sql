-- Scores of the parts of an entrance exam, by which a merit list may decide between equal scores.
create table entrance_part_score (
  n_entrance_reg_id bigint not null references n_entrance_reg,
  part text not null check (length(part) between 1 and 40),
  score numeric(6, 2) not null check (score >= 0),
  primary key (n_entrance_reg_id, part)
);
-- JSON of the scores by part, as the list read them.
alter table merit_place add column parts text not null default '{}';
