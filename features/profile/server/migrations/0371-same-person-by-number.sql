-- Letters and digits of a citizenship or telephone number, one script of digits: other spellings of one number are equal.
create function person_key(number text) returns text language sql immutable parallel safe as
  $$ select lower(regexp_replace(
    translate(coalesce(number, ''), '०१२३४५६७८९', '0123456789'), '[[:space:][:punct:]]', '', 'g')) $$;

create index c_bpartner_same_citizenship on c_bpartner (person_key(citizen_no))
  where person_key(citizen_no) <> '';
create index c_bpartner_same_phone on c_bpartner (dob_ad, person_key(phone))
  where person_key(phone) <> '';
