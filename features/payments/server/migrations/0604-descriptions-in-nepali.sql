-- What was paid for, in Nepali; '' where it had no Nepali name.
alter table c_payment add column description_ne text not null default '';
