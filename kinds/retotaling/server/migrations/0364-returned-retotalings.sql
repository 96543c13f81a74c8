-- What an application waits on its student for.
alter table n_exam_retotaling add column n_application_return_id bigint references n_application_return;
