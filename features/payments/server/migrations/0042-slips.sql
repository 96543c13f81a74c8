-- What the student reads off the slip; a slip is known by its bytes and by bank and number.
alter table voucher add column bank text;
alter table voucher add column branch text;
alter table voucher add column slip_number text;
alter table voucher add column slip_day date;
create unique index one_use_per_slip_number on voucher (lower(bank), lower(slip_number))
  where state in ('SUBMITTED', 'APPROVED') and bank is not null and slip_number is not null;
