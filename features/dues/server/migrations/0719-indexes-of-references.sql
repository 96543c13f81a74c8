-- Removing an account or an enrollment looks for rows that refer to it.
create index opening_credit_by_createdby on opening_credit (createdby);
