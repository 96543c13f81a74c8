-- Attempts are looked through by state, the newest first, and by what they were to pay for.
create index payment_attempt_state on payment_attempt (state, created desc);
create index payment_attempt_created on payment_attempt (created desc);
create index payment_attempt_document on payment_attempt (payment_type, reference_id);
