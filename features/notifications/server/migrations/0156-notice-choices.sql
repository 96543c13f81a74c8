-- What of the notices of a topic also comes by mail and as a text message; without a row mail does and text messages do not.
create table notice_choice (
  ad_user_id bigint not null references ad_user,
  topic text not null check (topic in ('deadlines', 'applications', 'payments', 'exams', 'library', 'papers')),
  mail boolean not null,
  text boolean not null,
  primary key (ad_user_id, topic)
);
