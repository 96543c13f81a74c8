-- Pictures of a zip as they were read: each in the shape that is stored, or with the reason why it is refused.
create table import_picture (
  import_id bigint not null,
  line integer not null,
  kind text check (kind in ('photo', 'signature')),
  sha256 text,
  stored_file_id bigint references stored_file on delete set null,
  problem text,
  primary key (import_id, line),
  foreign key (import_id, line) references import_row on delete cascade
);
create index import_picture_file on import_picture (stored_file_id);

-- A stored file is removed only if nothing refers to it: thousands of them ask each of these tables.
create index ad_image_file on ad_image (stored_file_id);
create index attachment_file on attachment (stored_file_id);
create index voucher_file on voucher (stored_file_id);

-- A picture that no person got goes with the row of its import; its content goes with the next sweep of files.
create function remove_unused_picture() returns trigger language plpgsql as $$
begin
  delete from stored_file f where f.stored_file_id = old.stored_file_id
    and not exists (select from ad_image i where i.stored_file_id = f.stored_file_id);
  return null;
end $$;
create trigger import_picture_unused after delete on import_picture
  for each row execute function remove_unused_picture();
