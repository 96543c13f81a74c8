-- What waits for the office, among all that was ever decided or never paid.
create index voucher_waiting on voucher (c_payment_id) where state in ('SUBMITTED', 'HELD');
-- A transaction number as staff type it.
create index c_payment_transaction on c_payment (orig_trxid);
