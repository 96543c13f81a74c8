-- Every payment that claims a picture of a slip, held ones too.
create index voucher_picture on voucher (sha256);
