-- Roles, their ids and names are in the code (features/roles/rules/permissions.ts); nothing reads the table.
drop table ad_role cascade;
