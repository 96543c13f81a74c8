-- Removing an account or an enrollment looks for rows that refer to it.
create index desk_item_by_asked_by on desk_item (asked_by) where asked_by is not null;
create index desk_item_by_asked_of on desk_item (asked_of) where asked_of is not null;
create index desk_item_by_assigned_to on desk_item (assigned_to) where assigned_to is not null;
create index desk_item_by_held_by on desk_item (held_by) where held_by is not null;
create index desk_item_by_locked_by on desk_item (locked_by) where locked_by is not null;
create index desk_item_tab_by_ad_user on desk_item_tab (ad_user_id);
create index desk_judgement_by_judged_by on desk_judgement (judged_by);
create index desk_take_over_by_by_user on desk_take_over (by_user);
create index owed_translation_by_owed_by on owed_translation (owed_by);
create index owed_translation_by_translated_by on owed_translation (translated_by) where translated_by is not null;
create index student_note_by_ad_user on student_note (ad_user_id);
