-- What an application waits on its student for.
alter table n_scholarship_reg add column n_application_return_id bigint references n_application_return;
