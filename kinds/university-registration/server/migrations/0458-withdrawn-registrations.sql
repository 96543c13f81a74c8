alter table n_noureg
  add column n_application_withdrawal_id bigint references n_application_withdrawal;
