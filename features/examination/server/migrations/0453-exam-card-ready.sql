-- Whether the admit card of a registration can be printed: approved, numbered, and every paper with its day and seat.
create function exam_card_ready(registration bigint) returns boolean language sql stable as $$
  select exists (
    select from n_exam_reg a
    where a.n_exam_reg_id = registration
      and a.docstatus in ('AP', 'CO', 'CL')
      and a.erollno is not null
      and exists (select from n_exam_regdetails d where d.n_exam_reg_id = a.n_exam_reg_id)
      and not exists (
        select from n_exam_regdetails d
        left join n_exam_routine r
          on r.n_exam_master_id = a.n_exam_master_id and r.n_course_id = d.n_course_id
        left join n_exam_seat s
          on s.n_exam_routine_id = r.n_exam_routine_id and s.n_exam_reg_id = d.n_exam_reg_id
        where d.n_exam_reg_id = a.n_exam_reg_id and s.n_exam_seat_id is null))
$$;
