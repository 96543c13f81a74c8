-- Removing an account or an enrollment looks for rows that refer to it.
create index cash_count_by_counted_by on cash_count (counted_by);
create index cash_deposit_by_confirmed_by on cash_deposit (confirmed_by);
create index cash_deposit_by_counter on cash_deposit (counter);
create index cash_deposit_by_proposed_by on cash_deposit (proposed_by);
create index cash_receipt_by_reversed_by on cash_receipt (reversed_by) where reversed_by is not null;
create index cash_receipt_by_taken_by on cash_receipt (taken_by);
