alter table n_exam_retotaling
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
