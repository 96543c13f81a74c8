-- Removing an account or an enrollment looks for rows that refer to it.
create index refund_by_approved_by on refund (approved_by);
create index refund_by_ended_by on refund (ended_by) where ended_by is not null;
create index refund_by_proposed_by on refund (proposed_by);
create index refund_list_by_dissolved_by on refund_list (dissolved_by) where dissolved_by is not null;
create index refund_list_by_made_by on refund_list (made_by);
create index refund_list_by_sent_by on refund_list (sent_by) where sent_by is not null;
