-- Payments are listed by their day, the newest first; those of days long ago are not looked for from today on.
drop index c_payment_amount;
drop index c_payment_day;
create index c_payment_amount on c_payment (payamt, dateacct, c_payment_id);
create index c_payment_day on c_payment (dateacct, c_payment_id);
