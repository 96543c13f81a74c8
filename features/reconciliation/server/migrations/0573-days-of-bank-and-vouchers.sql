-- Statements and vouchers are read by their days.
create index bank_statement_line_day on bank_statement_line (day);
create index voucher_slip_day on voucher (slip_day) where slip_day is not null;
create index payment_attempt_held on payment_attempt (updated) where state = 'HELD';
