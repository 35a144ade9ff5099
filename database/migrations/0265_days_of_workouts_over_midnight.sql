-- A workout counts on the day on which it began, also when it ended after midnight, as an imported one always did. One that was continued
-- later than 12 hours after its start counts on the day of its end. Must agree with `dayOfWorkout` (`rules/workout-day.ts`).
create or replace function set_day_of_workout() returns trigger
language plpgsql as $$
begin
  -- An insert may name the day itself: a copy of a workout keeps it.
  if tg_op = 'INSERT' then
    if new.finished_on is not null then
      return new;
    end if;
  elsif new.finished_at is not distinct from old.finished_at
    and (new.finished_at is null or new.started_at is not distinct from old.started_at) then
    return new;
  end if;
  new.finished_on := (
    select (case when new.finished_at - new.started_at <= interval '12 hours' then new.started_at else new.finished_at end
      at time zone coalesce(users.time_zone, accounts.time_zone))::date
    from clients
      join accounts on accounts.id = clients.account_id
      left join memberships on memberships.account_id = clients.account_id and memberships.id = clients.membership_id
      left join users on users.id = memberships.user_id
    where clients.account_id = new.account_id and clients.id = new.client_id);
  return new;
end
$$;

-- Replaced, not dropped: dropping it would lock out all readers until the update below ends.
create or replace trigger day_of_workout before insert or update of started_at, finished_at on completed_workouts
  for each row execute function set_day_of_workout();

-- Of a client who has moved to another time zone since, the time zone of the workout is not known: its day stays.
update completed_workouts set finished_on = (started_at at time zone coalesce(users.time_zone, accounts.time_zone))::date
from clients
  join accounts on accounts.id = clients.account_id
  left join memberships on memberships.account_id = clients.account_id and memberships.id = clients.membership_id
  left join users on users.id = memberships.user_id
where clients.account_id = completed_workouts.account_id and clients.id = completed_workouts.client_id
  and completed_workouts.source in ('forma', 'free') and completed_workouts.finished_at is not null
  and completed_workouts.finished_at - completed_workouts.started_at <= interval '12 hours'
  and completed_workouts.finished_on = (finished_at at time zone coalesce(users.time_zone, accounts.time_zone))::date
  and completed_workouts.finished_on <> (started_at at time zone coalesce(users.time_zone, accounts.time_zone))::date;
