-- The days on which clients were to train, as their programs were when each day was over. Later moves, skips, pauses and deletions do
-- not change which meals of a meal plan for training and rest days a past day has.
create table past_training_days (
  account_id uuid not null,
  client_id uuid not null,
  -- The first and the last recorded day.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Those of the recorded days on which the client was to train, in order.
  days date[] not null,
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('past_training_days');

-- Accounts with programs that ran on days which are not recorded, which row-level security hides from the job that runs every night.
create function accounts_with_unrecorded_training_days() returns table (account_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct programs.account_id
  from programs left join past_training_days past
    on past.account_id = programs.account_id and past.client_id = programs.client_id
  where programs.client_id is not null and programs.starts_on < current_date
    and (past.client_id is null or (past.ends_on < current_date - 1 and programs.ends_on > past.ends_on))
$$;
revoke execute on function accounts_with_unrecorded_training_days from public;
grant execute on function accounts_with_unrecorded_training_days to forma_app;
