-- Staff enter a correction of a student's record, and say what they have seen; a second one accepts it. Whoever entered it may
-- take it back, never accept it. What students write themselves of their family can be corrected in the same way.
alter table n_correction add column basis text check (basis <> '');
alter table n_correction drop constraint n_correction_field_name_check;
alter table n_correction add constraint n_correction_field_name_check check (field_name in (
  'Name', 'name_nepali', 'dob_ad', 'gender', 'citizen_no',
  'father_name', 'mother_name', 'grand_father_name', 'grand_mother_name', 'Phone2'));
alter table n_correction drop constraint n_correction_check2;
alter table n_correction add constraint n_correction_two_people check (
  decided_by is null or decided_by <> createdby or (state = 'returned' and basis is not null));
