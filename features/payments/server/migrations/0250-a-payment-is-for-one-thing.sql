-- A payment is for one thing. What is read of it under an application relies on it: no other reference is looked at there.
alter table c_payment add constraint for_one_thing check (
  num_nonnulls(n_entrance_reg_id, n_program_creg_id, n_nou_reg_id, n_exam_reg_id, n_exam_retotaling_id) <= 1);
