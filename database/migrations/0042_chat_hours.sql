-- When a studio answers in the chat, and what it writes by itself. An account without a row is always available.
create table chat_settings (
  account_id uuid primary key references accounts on delete cascade,
  availability text not null default 'always' check (availability in ('always', 'hours')),
  -- Open hours of a week on the clock of the account: [{ "weekday": 1, "from": "09:00", "until": "13:00" }].
  hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  -- The time to an answer that clients read before they write; null: none is shown.
  reply_time text check (reply_time in ('measured', 'minutes', 'hour', 'hours', 'day', 'days')),
  -- Median of the time to the first answer within the open hours of the last week; null with too few conversations.
  median_reply_minutes integer check (median_reply_minutes >= 0),
  auto_reply text check (length(auto_reply) between 1 and 1000),
  welcome text check (length(welcome) between 1 and 1000),
  version integer not null default 1 check (version > 0)
);
call enable_account_rls('chat_settings');

alter table conversations
  -- Whether this client can write at any time, in the open hours or not at all; null: as the account.
  add column availability text check (availability in ('always', 'hours', 'off')),
  -- The last message that a professional wrote to the client, and the last automatic answer.
  add column last_reply_at timestamptz,
  add column last_auto_reply_at timestamptz;

-- Accounts that show how soon they answer, which row-level security hides from the nightly job.
create function accounts_with_measured_replies() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account_id from chat_settings where reply_time = 'measured'
$$;
revoke execute on function accounts_with_measured_replies from public;
grant execute on function accounts_with_measured_replies to forma_app;

-- A large file of a note for the team.
alter table chat_uploads add column is_internal boolean not null default false;
