-- A progress photo that was sent as an answer shares the stored file of that answer.
alter table progress_photos
  -- The file of the answer; null: the photo was added as a progress photo.
  add column source_id uuid;
create unique index progress_photos_of_source on progress_photos (account_id, source_id) where source_id is not null;
