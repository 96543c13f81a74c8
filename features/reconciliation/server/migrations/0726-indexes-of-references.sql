-- Removing an account or an enrollment looks for rows that refer to it.
create index reconciliation_apart_by_decided_by on reconciliation_apart (decided_by);
create index reconciliation_link_by_linked_by on reconciliation_link (linked_by);
