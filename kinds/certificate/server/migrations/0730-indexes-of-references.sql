-- Removing an account or an enrollment looks for rows that refer to it.
create index certificate_print_plan_by_createdby on certificate_print_plan (createdby);
create index n_certificate_reg_by_n_program_enroll on n_certificate_reg (n_program_enroll_id);
