-- Payments are found by their amount and by their day.
create index c_payment_amount on c_payment (payamt, c_payment_id desc);
create index c_payment_day on c_payment (dateacct, c_payment_id desc);
