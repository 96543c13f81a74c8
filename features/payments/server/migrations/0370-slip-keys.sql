-- The normal form of a slip's number, by which slips, statements and search compare it: letters and digits only, one script of
-- digits, no case.
alter table voucher add column slip_key text not null default '';
update voucher set slip_key = lower(regexp_replace(
  translate(normalize(slip_number, NFKC), '०१२३४५६७८९', '0123456789'), '[^[:alnum:]]', '', 'g'))
  where slip_number is not null;
create index voucher_slip_key on voucher (slip_key) where slip_key <> '';
