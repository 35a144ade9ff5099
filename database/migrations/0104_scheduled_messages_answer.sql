-- The last message of the conversation when the text was scheduled or changed. It does not answer what the client writes after it;
-- null, of a message that was scheduled before there was this column, answers everything.
alter table scheduled_messages add known_seq integer;
