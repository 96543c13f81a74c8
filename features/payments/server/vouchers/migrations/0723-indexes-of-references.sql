-- Removing an account or an enrollment looks for rows that refer to it.
create index voucher_by_decided_by on voucher (decided_by) where decided_by is not null;
create index voucher_by_reversed_by on voucher (reversed_by) where reversed_by is not null;
create index voucher_by_submitted_by on voucher (submitted_by);
create index voucher_report_by_reported_by on voucher_report (reported_by);
create index voucher_report_by_settled_by on voucher_report (settled_by) where settled_by is not null;
