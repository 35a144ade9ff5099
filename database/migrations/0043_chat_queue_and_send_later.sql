alter table conversations
  -- The first message of the client that no professional has answered; null when none waits.
  add column waiting_since timestamptz,
  -- Until then the conversation is not in the queue.
  add column snoozed_until timestamptz,
  -- The professional who is to answer.
  add column assigned_to uuid,
  add foreign key (account_id, assigned_to) references memberships on delete set null (assigned_to);
create index conversations_waiting on conversations (account_id, waiting_since, id) where waiting_since is not null;
create index conversations_assigned on conversations (account_id, assigned_to) where assigned_to is not null;

-- What clients wrote in the last week without an answer. Older messages are no work that is left to do.
update conversations set waiting_since = waiting.since from (
  select messages.account_id, messages.conversation_id, min(messages.created_at) as since
  from messages join clients on clients.account_id = messages.account_id and clients.id = messages.conversation_id
  where messages.author_id = clients.membership_id and messages.deleted_at is null
    and messages.created_at > now() - interval '7 days'
    and not exists (
      select from messages answer
      where answer.account_id = messages.account_id and answer.conversation_id = messages.conversation_id
        and answer.seq > messages.seq and answer.author_id <> clients.membership_id
        and not answer.is_automatic and not answer.is_internal)
  group by 1, 2
) waiting
where conversations.account_id = waiting.account_id and conversations.id = waiting.conversation_id;

-- A message that is sent later. It has the id of the message that it becomes, so it is sent once.
create table scheduled_messages (
  account_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  text text not null check (length(text) between 1 and 10000),
  send_at timestamptz not null,
  -- The time on the clock of the author that was chosen for `send_at`.
  send_on date not null,
  send_time text not null check (send_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null check ((timestamptz '2000-01-01' at time zone time_zone) is not null),
  -- It could not be sent: the client cannot be written to, or the author does not see the client any more.
  failed_at timestamptz,
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, author_id) references memberships on delete cascade
);
create index scheduled_messages_of_conversation on scheduled_messages (account_id, conversation_id, send_at, id);
create index scheduled_messages_of_author on scheduled_messages (account_id, author_id);
create index scheduled_messages_due on scheduled_messages (send_at) where failed_at is null;
call enable_account_rls('scheduled_messages');

-- Messages of all accounts that are due, which row-level security hides from the job that runs every minute.
create function due_scheduled_messages(at timestamptz, most integer) returns table (account_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select scheduled_messages.account_id, scheduled_messages.id from scheduled_messages
  where send_at <= at and failed_at is null order by send_at limit most
$$;
revoke execute on function due_scheduled_messages from public;
grant execute on function due_scheduled_messages to forma_app;
