-- When the text of a published notice was changed without showing it again, so that a confirmation says which text it was of.
alter table notices add column edited_at timestamptz;
