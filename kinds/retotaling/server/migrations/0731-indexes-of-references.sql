-- Removing an account or an enrollment looks for rows that refer to it.
create index n_exam_retotaling_by_n_program_enroll on n_exam_retotaling (n_program_enroll_id);
