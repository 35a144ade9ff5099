-- A device of a person that may be sent push messages: the subscription of a browser, or the ids of a packaged app. It
-- ends with the session that registered it.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_hash bytea references sessions on delete cascade,
  endpoint text unique check (length(endpoint) <= 1000),
  p256dh text,
  auth text,
  os_app_id text,
  player_id text,
  name text not null check (length(name) <= 120),
  -- Whether messages contain what happened. Otherwise the lock screen shows a name and a neutral sentence.
  shows_text boolean not null default false,
  created_at timestamptz not null default now(),
  last_sent_at timestamptz,
  -- Status with which the push service refused the last message; null after a success.
  failed_status integer,
  check ((endpoint is null) = (p256dh is null) and (endpoint is null) = (auth is null)),
  check (endpoint is not null or player_id is not null)
);
create unique index push_devices_of_player on push_devices (os_app_id, player_id) where endpoint is null;
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_session on push_devices (session_hash);
grant select, insert, update, delete on push_devices to forma_app;

-- When the app was last visible and in use in this session: nobody is sent a push for what is before their eyes.
alter table sessions add seen_at timestamptz;
