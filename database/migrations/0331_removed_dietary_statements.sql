-- When the client deleted the message or changed the note before a professional had decided what it declares: `text` has only the
-- sentences that declare it then.
alter table dietary_statements add column removed_at timestamptz;
