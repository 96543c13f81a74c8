-- A time at which candidates sit: an exam paper, or a sitting of an entrance. Both use the same rooms and seats.
alter table n_exam_routine
  alter column n_exam_master_id drop not null,
  alter column n_course_id drop not null,
  add column n_entrance_open_id bigint references n_entrance_open,
  -- Of a sitting, such as Morning; an exam paper has its course.
  add column name text not null default '',
  add constraint exam_paper_or_sitting check (
    (n_exam_master_id is null) = (n_entrance_open_id is not null)
    and (n_course_id is null) = (n_entrance_open_id is not null)
    and (name = '') = (n_entrance_open_id is null)),
  add constraint one_sitting_of_a_name unique (n_entrance_open_id, name);

-- An applicant sits an entrance once.
alter table n_exam_seat
  alter column n_exam_reg_id drop not null,
  add column n_entrance_reg_id bigint references n_entrance_reg,
  add constraint seat_of_one_candidate check (num_nonnulls(n_exam_reg_id, n_entrance_reg_id) = 1),
  add constraint one_seat_of_an_entrance unique (n_entrance_reg_id);

-- A sitting of an entrance has its rooms to itself: no other candidate sits there at its time.
create table n_exam_routine_room (
  n_exam_routine_id bigint not null references n_exam_routine on delete cascade,
  n_exam_room_id bigint not null references n_exam_room,
  primary key (n_exam_routine_id, n_exam_room_id)
);
create index n_exam_routine_room_of on n_exam_routine_room (n_exam_room_id);
