alter table n_scholarship_reg
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
