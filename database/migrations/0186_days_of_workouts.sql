-- The day on which a client finished a workout, in the time zone that the client had then: the same for everybody who reads it. Of the
-- workouts until now, the present time zone of the client is used.
alter table completed_workouts add finished_on date;

update completed_workouts set finished_on = (finished_at at time zone coalesce(users.time_zone, accounts.time_zone))::date
from clients
  join accounts on accounts.id = clients.account_id
  left join memberships on memberships.account_id = clients.account_id and memberships.id = clients.membership_id
  left join users on users.id = memberships.user_id
where clients.account_id = completed_workouts.account_id and clients.id = completed_workouts.client_id
  and completed_workouts.finished_at is not null;

create function set_day_of_workout() returns trigger
language plpgsql as $$
begin
  -- An insert may name the day itself: a copy of a workout keeps it.
  if tg_op = 'INSERT' then
    if new.finished_on is not null then
      return new;
    end if;
  elsif new.finished_at is not distinct from old.finished_at then
    return new;
  end if;
  new.finished_on := (
    select (new.finished_at at time zone coalesce(users.time_zone, accounts.time_zone))::date
    from clients
      join accounts on accounts.id = clients.account_id
      left join memberships on memberships.account_id = clients.account_id and memberships.id = clients.membership_id
      left join users on users.id = memberships.user_id
    where clients.account_id = new.account_id and clients.id = new.client_id);
  return new;
end
$$;

create trigger day_of_workout before insert or update of finished_at on completed_workouts
  for each row execute function set_day_of_workout();

alter table completed_workouts add constraint finished_on_a_day check ((finished_on is null) = (finished_at is null));
