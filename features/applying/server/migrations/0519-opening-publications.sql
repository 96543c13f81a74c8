-- Drafts of openings that are to be published by themselves at a time, with the answer of the check at that time.
create table opening_publication (
  opening_publication_id bigint generated always as identity primary key,
  opening_table text not null,
  opening_id bigint not null,
  publish_at timestamptz not null,
  planned_by bigint not null,
  refused text,
  refused_ne text,
  unique (opening_table, opening_id)
);
