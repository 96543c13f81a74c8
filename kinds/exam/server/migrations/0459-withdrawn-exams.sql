alter table n_exam_reg
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
