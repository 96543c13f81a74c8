-- Removing an account or an enrollment looks for rows that refer to it.
create index wallet_settlement_by_imported_by on wallet_settlement (imported_by);
create index wallet_settlement_by_taken_back_by on wallet_settlement (taken_back_by) where taken_back_by is not null;
create index wallet_settlement_link_by_linked_by on wallet_settlement_link (linked_by);
create index wallet_settlement_link_by_undone_by on wallet_settlement_link (undone_by) where undone_by is not null;
