-- Text messages prove in the same way that they arrive.
alter table test_mail
  add column channel text not null default 'mail' check (channel in ('mail', 'text'));
