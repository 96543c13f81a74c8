alter table auth_session add column device text;
