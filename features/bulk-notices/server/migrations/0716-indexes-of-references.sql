-- Removing an account or an enrollment looks for rows that refer to it.
create index bulk_notice_by_confirmed_by on bulk_notice (confirmed_by) where confirmed_by is not null;
create index bulk_notice_by_createdby on bulk_notice (createdby);
create index bulk_notice_reader_by_c_bpartner on bulk_notice_reader (c_bpartner_id);
