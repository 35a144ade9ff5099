-- Address at which a mail program unsubscribes the reader with one click (RFC 8058).
alter table outbox add unsubscribe_url text;
