-- What staff changed: the process it went through, and the facts before and after as JSON.
alter table audit_entry add column process text not null default '';
alter table audit_entry add column before text not null default '';
alter table audit_entry add column after text not null default '';
create index audit_entry_by_record on audit_entry (subject, record);
