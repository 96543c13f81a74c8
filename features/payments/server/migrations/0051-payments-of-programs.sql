-- Payments of admissions and course registrations refer to their one application table.
alter table c_payment add column n_program_creg_id bigint;
create index c_payment_program on c_payment (n_program_creg_id) where n_program_creg_id is not null;
