-- Removing an account or an enrollment looks for rows that refer to it.
create index bank_line_suspense_by_ended_by on bank_line_suspense (ended_by) where ended_by is not null;
create index bank_line_suspense_by_moved_by on bank_line_suspense (moved_by) where moved_by is not null;
create index bank_statement_by_imported_by on bank_statement (imported_by);
create index bank_statement_by_taken_back_by on bank_statement (taken_back_by) where taken_back_by is not null;
create index bank_statement_mapping_by_updatedby on bank_statement_mapping (updatedby);
