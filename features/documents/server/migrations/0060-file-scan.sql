-- What a virus scanner said of a file kept as it was sent; images are written anew and need none.
alter table stored_file add column scan text not null default 'not-scanned'
  check (scan in ('clean', 'not-scanned'));
