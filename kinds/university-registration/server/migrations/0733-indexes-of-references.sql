-- Removing an account or an enrollment looks for rows that refer to it.
create index n_noureg_by_n_program_enroll on n_noureg (n_program_enroll_id);
