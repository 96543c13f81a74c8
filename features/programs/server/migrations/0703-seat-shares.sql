-- The share of what was paid that a student gets back for giving a seat up, until a day each: `2026-12-10=100,2026-12-20=50`;
-- '' has no rule.
alter table n_program_cregopen add column seat_shares text not null default '';
