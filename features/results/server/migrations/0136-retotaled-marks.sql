-- The mark of the final examination after it was added up again: it counts instead of raw, moderation and grace, which
-- stay as they were.
alter table n_mark
  add column retotaled numeric(6, 2) check (retotaled >= 0),
  add column retotaled_for text,
  add check ((retotaled is null) = (retotaled_for is null)),
  add check (attendance = 'present' or retotaled is null);
create or replace view marked_paper as
select d.n_exam_regdetails_id, a.n_exam_reg_id, a.n_exam_open_id, a.n_exam_master_id, a.n_program_enroll_id, a.n_sem_year_id,
  a.c_bpartner_id, a.ad_client_id, a.erollno, p.name as person,
  c.n_course_id, c.value as code, c.name, c.name_nepali,
  d.credit_hour, d.internal_fm, d.internal_pm, d.internal_om,
  s.external_fm, s.external_pm, s.practical_fm, s.practical_pm,
  e1.n_mark_entry_id as entry1, e1.createdby as by1, e1.attendance as attendance1,
  e1.external as external1, e1.practical as practical1,
  e2.n_mark_entry_id as entry2, e2.createdby as by2, e2.attendance as attendance2,
  e2.external as external2, e2.practical as practical2,
  m.n_mark_id, m.attendance, m.external, m.practical, m.moderated, m.grace,
  exists (select 1 from n_result_decision x
    where x.n_exam_reg_id = a.n_exam_reg_id and x.sort = 'EXPELLED' and x.lifted is null
      and (x.n_exam_regdetails_id is null or x.n_exam_regdetails_id = d.n_exam_regdetails_id)) as expelled,
  (select r.visible_from from n_exam_result r
    where r.n_exam_reg_id = a.n_exam_reg_id and r.visible_until is null) as result_at,
  m.retotaled
from n_exam_regdetails d
join n_exam_reg a on a.n_exam_reg_id = d.n_exam_reg_id and a.docstatus in ('AP', 'CO')
join c_bpartner p on p.c_bpartner_id = a.c_bpartner_id
join n_course c on c.n_course_id = d.n_course_id
left join n_mark m on m.n_exam_regdetails_id = d.n_exam_regdetails_id
left join n_mark_entry e1 on e1.n_exam_regdetails_id = d.n_exam_regdetails_id and e1.round = 1
left join n_mark_entry e2 on e2.n_exam_regdetails_id = d.n_exam_regdetails_id and e2.round = 2
left join lateral (
  select b.external_fm, b.external_pm, b.practical_fm, b.practical_pm
  from n_program_cregdetails l
  join n_program_creg r on r.n_program_creg_id = l.n_program_creg_id
  join n_batch_course b on b.n_program_cregopen_id = r.n_program_cregopen_id and b.n_course_id = l.n_course_id
  where r.n_program_enroll_id = a.n_program_enroll_id and l.n_course_id = d.n_course_id
  order by r.n_program_creg_id desc limit 1
) s on true;
