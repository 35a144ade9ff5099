-- The conversation of a client with the professionals who look after them. It has the id of the client; the row is created
-- when it is first needed, and is locked while a message gets its number.
create table conversations (
  account_id uuid not null,
  id uuid not null,
  -- Number of the last message. Numbers are never used twice.
  last_seq integer not null default 0 check (last_seq >= 0),
  -- Messages up to this number were deleted for everybody.
  wiped_seq integer not null default 0 check (wiped_seq between 0 and last_seq),
  last_message_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, id) references clients on delete cascade
);
create index conversations_by_last_message on conversations (account_id, last_message_at desc, id);
call enable_account_rls('conversations');

-- What one participant has read. A professional without a row has read everything, a client nothing: the first message after
-- a professional has joined creates the row.
create table conversation_members (
  account_id uuid not null,
  conversation_id uuid not null,
  membership_id uuid not null,
  last_read_seq integer not null default 0 check (last_read_seq >= 0),
  is_marked_unread boolean not null default false,
  -- Messages up to this number are hidden from the participant.
  wiped_seq integer not null default 0 check (wiped_seq >= 0),
  primary key (account_id, conversation_id, membership_id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index conversation_members_of_membership on conversation_members (account_id, membership_id);
call enable_account_rls('conversation_members');

create table messages (
  account_id uuid not null,
  -- Generated on the sender's device. It never orders messages, because it has the time of that device.
  id uuid not null,
  conversation_id uuid not null,
  seq integer not null check (seq > 0),
  -- Null: a line of the system.
  author_id uuid,
  type text not null check (type in ('text', 'image', 'video', 'audio', 'other', 'system')),
  text text not null default '' check (length(text) <= 10000),
  storage_key text,
  thumbnail_key text,
  media_type text,
  size_bytes bigint check (size_bytes >= 0),
  filename text,
  -- SHA-256 of the file as it was sent, to recognise a repeated request.
  file_hash bytea,
  width integer check (width > 0),
  height integer check (height > 0),
  -- A few pixels as a data URL, shown while the picture loads.
  preview text check (length(preview) <= 2000),
  reference_kind text,
  reference_id uuid,
  -- Name of the record when the message was sent.
  reference_label text,
  is_automatic boolean not null default false,
  -- A note of the professionals, which the client does not see.
  is_internal boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, conversation_id, seq),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id),
  check ((reference_kind is null) = (reference_id is null) and (reference_kind is null) = (reference_label is null)),
  check (deleted_at is null or (text = '' and num_nonnulls(storage_key, thumbnail_key, filename, preview, reference_id) = 0)),
  check (deleted_at is not null or (type in ('text', 'system')) = (storage_key is null))
);
create index messages_of_author on messages (account_id, author_id);
create index messages_of_reference on messages (account_id, reference_kind, reference_id) where reference_id is not null;
create index messages_with_file on messages (account_id, conversation_id, seq) where storage_key is not null;
create index messages_internal on messages (account_id, conversation_id, seq) where is_internal;
call enable_account_rls('messages');

-- Who deleted a whole conversation for everybody.
create table conversation_wipes (
  account_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  membership_id uuid,
  messages integer not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete set null (membership_id)
);
create index conversation_wipes_of_conversation on conversation_wipes (account_id, conversation_id);
call enable_account_rls('conversation_wipes');

-- A client reads and writes their own conversation.
update role_permissions set permissions = (
  select array_agg(permission order by permission)
  from unnest(permissions || array['view chats', 'create chats', 'update chats', 'delete chats']) permission
) where role = 'client';
