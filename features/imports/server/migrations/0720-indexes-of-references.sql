-- Removing an account or an enrollment looks for rows that refer to it.
create index import_by_createdby on "import" (createdby);
