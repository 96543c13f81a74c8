-- So many students ($students) with all that reports count, as of a time ($now). Every fact follows from the student's number, so
-- that a test and a benchmark have the same at every run. Ids begin at 5,000,000. Triggers and foreign keys are off.
set local session_replication_role = replica;
set local statement_timeout = 0;
create temporary table pupil on commit drop as
select i, 5000000 + i as id, $now::timestamptz as now, p.n_program_id, p.n_faculty_id, p.n_level_id, y.n_aca_year_id,
  ((i * 31) % 90) as days
from generate_series(1, $students) i
join (select *, row_number() over (order by n_program_id) - 1 as place, count(*) over () as of from n_program) p
  on p.place = (i / 3) % p.of
join (select *, row_number() over (order by n_aca_year_id) - 1 as place, count(*) over () as of from n_aca_year) y
  on y.place = (i / 5) % y.of;

insert into c_bpartner (c_bpartner_id, name, name_nepali, email, gender, completedregistration, regrollno, created)
select id, 'Reported Student ' || i, 'विद्यार्थी ' || i, 'reported' || i || '@example.com',
  case when i % 37 = 0 then null when i % 41 = 0 then 'other' when i % 5 < 2 then 'female' else 'male' end,
  i % 4 <> 0, case when i % 3 <> 0 then 'R-' || i end, now - days * interval '1 day'
from pupil;
insert into ad_user (ad_user_id, name, email, c_bpartner_id)
select id, 'Reported Student ' || i, 'reported' || i || '@example.com', id from pupil;
insert into c_bpartner_location (c_bpartner_id, address_type, n_district_id)
select id, 'Permanent', (select n_district_id from n_district order by n_district_id offset ((i % 60) * (i % 60)) % 60 limit 1)
from pupil where i % 9 <> 0;

insert into n_entrance_open (n_entrance_open_id, name, n_program_id, n_aca_year_id, result_published)
select 5000000 + n_program_id, 'Reported entrance', n_program_id, null,
  case when n_program_id % 3 <> 0 then $now::timestamptz - interval '1 day' when n_program_id % 2 = 0 then $now::timestamptz + interval '1 day' end
from n_program;
insert into n_entrance_reg (n_entrance_reg_id, c_bpartner_id, n_entrance_open_id, n_program_id, n_aca_year_id, totalfee,
  feepaid, ispaid, docstatus, selectedquota, attendance, score, selected, n_application_withdrawal_id)
select id, id, 5000000 + n_program_id, n_program_id, n_aca_year_id, 150000,
  case when i % 3 <> 0 then 150000 else 0 end, i % 3 <> 0,
  case i % 5 when 0 then 'DR' when 1 then 'IP' when 2 then 'CO' else 'AP' end,
  case i % 4 when 0 then '' when 1 then 'Open' when 2 then 'Open,Female' else 'Dalit' end,
  case when i % 7 < 5 then 'present' end, case when i % 7 < 5 then 40 + i % 60 end, i % 7 < 3,
  case when i % 53 = 0 then 1 end
from pupil where i % 10 <> 0;

insert into n_program_enroll (n_program_enroll_id, c_bpartner_id, n_program_id, n_aca_year_id, n_sem_year_id, urollstatus,
  urollno, ispassedout, isdropout)
select id, id, n_program_id, n_aca_year_id, 1000000 + (i / 2) % 8, i % 11 <> 0,
  case when i % 11 <> 0 then 'U-' || i end, i % 13 = 0, i % 17 = 0 and i % 13 <> 0
from pupil;
insert into n_program_creg (n_program_creg_id, c_bpartner_id, n_program_cregopen_id, n_program_enroll_id, n_program_id,
  n_aca_year_id, n_sem_year_id, admissionfee, semyearfee, libraryfee, practicalfee, totalfee, feepaid, ispaid, created,
  n_application_withdrawal_id)
select id, id, 1, id, n_program_id, n_aca_year_id, 1000000 + (i % 3 > 0)::integer, 0, 3320000, 0, 0, 3320000,
  case i % 4 when 0 then 0 when 1 then 1660050 else 3320000 end, i % 4 > 1, now - ((i * 7) % 500) * interval '1 day',
  case when i % 59 = 0 then 1 end
from pupil where i % 2 = 0 or i % 5 = 0;
insert into n_program_cregopen (n_program_cregopen_id, name, n_program_id, n_sem_year_id, seats)
select 1, 'Reported opening', min(n_program_id), 1000000, 100000 from n_program;
-- A published merit list: 3 seats of Dalit and 4 of Open, of which two and one are accepted; one was declined.
insert into merit_list (merit_list_id, n_entrance_open_id, version, merit_rules_id, digest, seats, state, publish_at, published,
  answer_days, created, createdby)
select 5000000, min(n_entrance_open_id), 1, 1, 'x', 7, 'published', $now::timestamptz, $now::timestamptz, 7, $now::timestamptz, 1
from n_entrance_open where n_entrance_open_id > 5000000;
insert into merit_seat (merit_list_id, seats, seat, quota)
select 5000000, 7, seat, case when seat > 4 then 'Dalit' else 'Open' end from generate_series(1, 7) seat;
insert into merit_offer (merit_list_id, n_entrance_reg_id, seat, given_by, answer, answered) values
  (5000000, 1, 1, 'x', 'accepted', $now::timestamptz), (5000000, 2, 2, 'x', 'declined', $now::timestamptz),
  (5000000, 3, 2, 'x', null, null), (5000000, 4, 5, 'x', 'accepted', $now::timestamptz),
  (5000000, 5, 6, 'x', 'accepted', $now::timestamptz);
insert into n_noureg (n_noureg_id, c_bpartner_id, n_program_enroll_id, n_program_id, n_aca_year_id, totalfee, feepaid, ispaid, created)
select id, id, id, n_program_id, n_aca_year_id, 150000, case when i % 8 = 0 then 50000 else 150000 end, i % 8 <> 0, now - days * interval '1 day'
from pupil where i % 4 = 0;

insert into n_course (n_course_id, value, name, name_nepali)
select 5000000 + c, 'RPT' || c, 'Reported course ' || c, 'विषय ' || c from generate_series(1, 3) c;
insert into n_exam_master (n_exam_master_id, name) values (5000000, 'Reported exams');
insert into n_exam_open (n_exam_open_id, name, n_exam_master_id, n_sem_year_id, examtype, result_at) values
  (5000000, 'Reported exam', 5000000, 1000001, 'REG', $now::timestamptz - interval '2 days'),
  (5000001, 'Exam without results', 5000000, 1000001, 'REG', $now::timestamptz + interval '1 day');
insert into n_exam_reg (n_exam_reg_id, c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_enroll_id, n_program_id,
  n_aca_year_id, n_sem_year_id, totalfee, feepaid, ispaid, erollno, created)
select id, id, 5000000, 5000000, id, n_program_id, n_aca_year_id, 1000001, 250000, case when i % 9 = 0 then 0 else 250000 end,
  i % 9 <> 0, 'S-' || lpad(i::text, 7, '0'), now - days * interval '1 day'
from pupil where i % 6 = 0;
insert into n_exam_regdetails (n_exam_regdetails_id, n_exam_reg_id, n_course_id, examtype, credit_hour)
select id * 3 + c, id, 5000000 + c, 'REG', 3 from pupil cross join generate_series(1, 3) c where i % 6 = 0;
-- Version 1 of everyone, a second one that replaces it for some, and results that are not released.
insert into n_exam_result (n_exam_result_id, n_exam_reg_id, c_bpartner_id, version, prepared_for, visible_from, visible_until,
  outcome, promotion, sgpa, cgpa, credits, credits_earned, semesters, grading, digest)
select id * 2 + version, id, id, version, now, case when i % 42 <> 0 then now - (3 - version) * interval '1 day' end,
  case when version = 1 and i % 30 = 0 and i % 42 <> 0 then now - interval '1 day' end,
  case when (i + version) % 4 = 0 then 'FAIL' else 'PASS' end, 'passed', 2 + (i % 20) / 10.0, 2.5, 9, 9, '[]', '{}', 'x'
from pupil cross join generate_series(1, 2) version
where i % 6 = 0 and (version = 1 or (i % 30 = 0 and i % 42 <> 0));
insert into n_exam_resultdetails (n_exam_result_id, n_exam_regdetails_id, n_course_id, credit_hour, total_fm, grade,
  grade_point, outcome)
select r.n_exam_result_id, r.n_exam_reg_id * 3 + c, 5000000 + c, 3, 100, 'B', ((r.n_exam_result_id + c) % 40) / 10.0,
  case (r.n_exam_result_id / 2 + c + r.version) % 7 when 0 then 'ABSENT' when 1 then 'FAIL' when 2 then 'CANCELLED' else 'PASS' end
from n_exam_result r cross join generate_series(1, 3) c where r.n_exam_reg_id > 5000000;

insert into n_exam_centre (n_exam_centre_id, name, address) values (5000000, 'Reported centre', 'Dhunche');
insert into n_exam_room (n_exam_room_id, n_exam_centre_id, name, seats)
select 5000000 + r, 5000000, 'Room ' || r, 400 from generate_series(0, 1) r;
insert into n_exam_routine (n_exam_routine_id, n_exam_master_id, n_course_id, exam_day, time_from, time_to)
select 5000000 + c, 5000000, 5000000 + c, $now::date - (c / 3), '10:00', '13:00' from generate_series(1, 3) c;
insert into n_exam_seat (n_exam_routine_id, n_exam_reg_id, n_exam_room_id, seat)
select 5000000 + c, id, 5000000 + (i / 6) % 2, i from pupil cross join generate_series(1, 3) c where i % 6 = 0;

insert into n_scholarship_open (n_scholarship_open_id, name) values (5000000, 'Reported scholarship'), (5000001, 'Another scholarship');
insert into n_scholarship_reg (n_scholarship_reg_id, c_bpartner_id, n_scholarship_open_id, n_program_enroll_id, n_program_id,
  n_aca_year_id, amount, awarded, set_off)
select id, id, 5000000 + (i / 12) % 2, id, n_program_id, n_aca_year_id, 1000000, case when i % 24 = 0 then 1000000 end,
  case when i % 48 = 0 then 400000 else 0 end
from pupil where i % 12 = 0;

-- Each paid fee is one entry; some entrances were taken back and made credit, some of that was paid out.
create temporary table paying on commit drop as
select row_number() over () * 3 + 5000000 as entry, * from (
  select 'ENTRANCE' as type, n_entrance_reg_id as id, c_bpartner_id, feepaid from n_entrance_reg
  union all select case n_sem_year_id when 1000000 then 'ADMISSION' else 'STUDENT_FEE' end, n_program_creg_id, c_bpartner_id, feepaid from n_program_creg
  union all select 'EXAM', n_exam_reg_id, c_bpartner_id, feepaid from n_exam_reg
  union all select 'UNIVERSITY_REGISTRATION', n_noureg_id, c_bpartner_id, feepaid from n_noureg
) as fee where feepaid > 0 and id > 5000000;
insert into ledger_transaction (ledger_transaction_id, source, posted, memo)
select entry, 'reported:' || entry, $now::timestamptz - ((id * 13) % 400) * interval '1 day' - (id % 24) * interval '1 hour', '' from paying
union all
select entry + 1, 'reported-back:' || entry, $now::timestamptz - (id % 5) * interval '1 day', '' from paying where type = 'ENTRANCE' and id % 30 = 1
union all
select entry + 2, 'reported-out:' || entry, $now::timestamptz, '' from paying where type = 'ENTRANCE' and id % 60 = 1;
insert into ledger_line (ledger_transaction_id, account, payment_type, reference_id, c_bpartner_id, amount)
select entry + step, account, type, id, c_bpartner_id, sign * case when step = 0 then feepaid else 50000 end
from paying cross join (values (0, 'fees', -1), (0, 'money', 1), (1, 'fees', 1), (1, 'suspense', -1), (2, 'suspense', 1), (2, 'bank', -1))
  as line (step, side, sign)
cross join lateral (select case side when 'money' then case id % 4 when 0 then 'khalti' else 'bank' end else side end as account) as of
where step = 0 or (type = 'ENTRANCE' and id % (30 * step) = 1);

insert into a_asset (a_asset_id, value, name, c_bpartner_id, issuedate, duedate)
select id, 'B-' || i, 'Reported book ' || i % 50, case when i % 14 = 0 then id end,
  case when i % 14 = 0 then (now - (days + 100) * interval '1 day')::date end,
  case when i % 14 = 0 then (now - ((i * 3) % 400 - 20) * interval '1 day')::date end
from pupil where i % 7 = 0;
insert into library_loan (a_asset_id, c_bpartner_id, issued, due, returned)
select id, id, (now - (days + 30) * interval '1 day')::date, (now - (days + 10) * interval '1 day')::date,
  case when i % 14 <> 0 then (now - (i % 45) * interval '1 day')::date end
from pupil where i % 7 = 0;
insert into n_library_fine (c_bpartner_id, a_asset_id, library_loan_id, title, dayslate, amount, finestate, settled, receiptno,
  reason, created)
select c_bpartner_id, a_asset_id, library_loan_id, 'Reported book', 3, 3000,
  case c_bpartner_id % 3 when 0 then 'paid' when 1 then 'let-off' else 'owed' end,
  case when c_bpartner_id % 3 < 2 then returned end, 'L-1', 'x', returned
from library_loan where returned > due and a_asset_id > 5000000;

insert into desk_decision (queue, record_id, waited_since, decided)
select case i % 3 when 0 then 'vouchers' when 1 then 'entrance' else 'exam' end, id,
  now - (days + (i % 17)) * interval '1 day', now - days * interval '1 day'
from pupil where i % 2 = 0;
drop table paying, pupil;
