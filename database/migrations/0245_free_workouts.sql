-- A free workout is trained without a program: it prescribes nothing, and all its rows were added by the client.
alter table completed_workouts drop constraint completed_workouts_source_check;
alter table completed_workouts
  add constraint completed_workouts_source_check check (source in ('forma', 'free', 'strong', 'hevy')),
  add constraint free_without_prescription check (source <> 'free'
    or program_id is null and prescribed_workout_id is null and prescription = '[]');

-- Ids of free workouts that the client deleted. A device that was offline may still send such a workout, which is refused then.
create table deleted_workouts (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade
);
create index deleted_workouts_of_client on deleted_workouts (account_id, client_id);
call enable_account_rls('deleted_workouts');
