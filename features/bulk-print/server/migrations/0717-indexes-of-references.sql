-- Removing an account or an enrollment looks for rows that refer to it.
create index bulk_print_by_createdby on bulk_print (createdby);
