-- How much one person has stored lately is asked before every upload.
create index stored_file_by_person on stored_file (createdby, created);
