-- A voice note: its length in milliseconds and the bars of its waveform, measured by the device that recorded it.
create function is_voice(voice jsonb) returns boolean language sql immutable parallel safe
  return (voice ->> 'durationMs')::integer between 1 and 600000 and jsonb_array_length(voice -> 'peaks') = 64;

alter table messages
  add column voice jsonb check (is_voice(voice)),
  add check ((voice is not null) = (type = 'audio' and deleted_at is null));
alter table chat_uploads add column voice jsonb check (is_voice(voice));
