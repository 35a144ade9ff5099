-- A large file and a voice note can be about a record, like a text: the record that the message will point at.
alter table chat_uploads
  add column reference_kind text check (length(reference_kind) <= 40),
  add column reference_id uuid,
  add column reference_part text check (length(reference_part) <= 100),
  add column reference_label text,
  add check (num_nulls(reference_kind, reference_id, reference_label) in (0, 3)),
  add check (reference_part is null or reference_id is not null);
