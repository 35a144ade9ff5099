-- What a membership is told while its app is open. Events are written in the transaction of what happened.
--
-- The counter of a membership stays locked until the transaction ends, so the order of `seq` is the order of the commits and
-- a reader that has seen a number misses no smaller one. An identity column does not hold this.
create table event_channels (
  account_id uuid not null references accounts on delete cascade,
  membership_id uuid not null,
  -- Number of the newest event.
  seq bigint not null check (seq > 0),
  primary key (account_id, membership_id),
  foreign key (account_id, membership_id) references memberships on delete cascade
);
call enable_account_rls('event_channels');

create table live_events (
  account_id uuid not null references accounts on delete cascade,
  membership_id uuid not null,
  seq bigint not null,
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$'),
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, membership_id, seq),
  foreign key (account_id, membership_id) references event_channels on delete cascade
);
-- Rows are appended in the order of time, so the ranges of their blocks find the old ones.
create index live_events_by_age on live_events using brin (created_at) with (pages_per_range = 16);
call enable_account_rls('live_events');

-- The events of open connections, of all accounts. `connections` is an array of
-- `{ "account", "membership", "session", "after", "ageMs" }`: `session` is the hash of the token in hex, `after` the last
-- event that the connection has. Without `after` its data is at most `ageMs` old; the 15 seconds that are subtracted are
-- the longest time between the start of a transaction and its commit.
--
-- One row for each connection, in the same order. `is_valid` is false when a request with the session would be refused, or
-- belongs to another membership. `oldest` is the first event of the log, or the next one when it is empty. A
-- connection that has no event of the log, or one that does not exist yet, gets none and must start again at `newest`.
create function read_live_events(connections jsonb, max_events integer)
returns table (is_valid boolean, newest bigint, last bigint, is_reset boolean, events text)
language sql volatile security definer set search_path = public, pg_temp as $$
  select found.is_valid, found.newest, coalesce(batch.last, found.after), found.is_reset, batch.events
  from (
    select given.n, given.account, given.membership, session.is_valid, log.newest,
      coalesce(given.after, log.start) as after,
      coalesce(given.after > log.newest or given.after + 1 < log.oldest, false) as is_reset
    from rows from (jsonb_to_recordset(connections) as (account uuid, membership uuid, session text, after bigint, "ageMs" bigint))
        with ordinality as given(account, membership, session, after, age_ms, n)
      cross join lateral (
        select exists (
          select from authenticate_session(decode(given.session, 'hex'), 'login') s
          where s.account_id = given.account and s.membership_id = given.membership
        ) as is_valid
      ) session
      cross join lateral (
        select coalesce(c.seq, 0) as newest,
          coalesce((
            select e.seq from live_events e
            where e.account_id = given.account and e.membership_id = given.membership
            order by e.seq limit 1
          ), coalesce(c.seq, 0) + 1) as oldest,
          case when given.after is null then coalesce((
            select e.seq from live_events e
            where e.account_id = given.account and e.membership_id = given.membership
              and e.created_at < now() - make_interval(secs => given.age_ms / 1000.0 + 15)
            order by e.seq desc limit 1
          ), (
            select e.seq - 1 from live_events e
            where e.account_id = given.account and e.membership_id = given.membership
            order by e.seq limit 1
          ), coalesce(c.seq, 0)) end as start
        from (select) one
          left join event_channels c on c.account_id = given.account and c.membership_id = given.membership
      ) log
  ) found
    cross join lateral (
      select max(e.seq) as last,
        '[' || string_agg(format('{"seq":%s,"type":%s,"data":%s}', e.seq, to_json(e.type), e.data), ',' order by e.seq) || ']' as events
      from (
        select seq, type, data from live_events
        where account_id = found.account and membership_id = found.membership and seq > found.after
          and found.is_valid and not found.is_reset
        order by seq limit max_events
      ) e
    ) batch
  order by found.n
$$;
revoke execute on function read_live_events from public;
grant execute on function read_live_events to forma_app;

-- Deletes events of all accounts that are older than 30 days, at most `max_events` at a time, and returns their number.
create function delete_old_live_events(max_events integer) returns integer
language sql volatile security definer set search_path = public, pg_temp as $$
  with old as (
    delete from live_events where ctid = any (array(
      select ctid from live_events where created_at < now() - interval '30 days' limit max_events))
    returning 1
  )
  select count(*)::integer from old
$$;
revoke execute on function delete_old_live_events from public;
grant execute on function delete_old_live_events to forma_app;
