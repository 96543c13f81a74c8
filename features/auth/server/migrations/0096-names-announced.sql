-- Lists kept in memory say who wrote a record: heard when somebody's name changes, not when somebody signs in.
create trigger ad_user_announced after update of name on ad_user
  for each statement execute function announce_change();
