-- What was paid becomes credit, or goes back to the students.
alter table opening_withdrawal
  add column money text not null default 'credit' check (money in ('credit', 'refund'));
