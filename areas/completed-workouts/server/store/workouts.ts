import { sql } from 'kysely';
import { isOfSeenClient } from '#areas/clients/server/public.ts';
import { type CompletedWorkout, limits } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** One workout of a client, in the middle or finished, with every set in the order it was done. */
export async function findCompletedWorkout(
  scope: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<CompletedWorkout | undefined> {
  return scope.db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select([
      'completed_workouts.id',
      'workout_id as workoutId',
      'program_id as programId',
      'program_title as programTitle',
      'title',
      'info',
      'week_number as weekNumber',
      'day_number as dayNumber',
      'prescription as rows',
      'client_id as clientId',
      'clients.name as clientName',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'effort',
      'comment',
      sql`coalesce((
        select json_agg(json_build_object('id', sets.id, 'rowId', sets.row_id, 'setNumber', sets.set_number,
          'weightKg', sets.weight_kg, 'reps', sets.reps, 'rir', sets.rir,
          'loggedAt', to_char(sets.logged_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by sets.set_number, sets.id)
        from (select * from completed_sets where completed_workout_id = completed_workouts.id
          order by set_number, id limit ${limits.setsAWorkout}) sets), '[]')`.as('sets'),
    ])
    .where('completed_workouts.id', '=', id)
    .where('completed_workouts.client_id', '=', clientId)
    .where(isMine(scope))
    .$castTo<CompletedWorkout>()
    .executeTakeFirst();
}

/** A client reads their own, a professional those of the clients they look after. */
function isMine(scope: Scope) {
  const { clientId } = scope.caller;
  if (clientId) return sql<boolean>`completed_workouts.client_id = ${clientId}`;
  return isOfSeenClient(scope, 'completed_workouts.client_id');
}

export interface NewWorkout {
  id: string;
  clientId: string;
  workoutId: string;
  startedAt: string;
}

/** The workout that counts when one is begun: sent again, or begun elsewhere and not finished, it is the one there is. */
export async function findBegun({ db }: Scope, { id, clientId, workoutId }: NewWorkout): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from completed_workouts
    where client_id = ${clientId} and (id = ${id} or (workout_id = ${workoutId} and finished_at is null))
    order by (id = ${id}) desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Begins a workout of the client's own program, with a copy of its prescription, unless somebody just did. */
export async function insertWorkout({ db }: Scope, { id, clientId, workoutId, startedAt }: NewWorkout): Promise<void> {
  await sql`
    insert into completed_workouts (id, client_id, program_id, workout_id, program_title, title, info, week_number,
      day_number, prescription, started_at)
    select ${id}, programs.client_id, programs.id, workouts.id, programs.title, workouts.title, workouts.info,
      program_weeks.week_number, program_days.day_number, ${prescriptionRows}, ${believable(startedAt)}
    from workouts
      join programs on programs.id = workouts.program_id
      join program_days on program_days.id = workouts.day_id
      join program_weeks on program_weeks.id = program_days.week_id
    where workouts.id = ${workoutId} and programs.client_id = ${clientId}
    on conflict do nothing`.execute(db);
}

/** The rows of `workouts.id` as the contract's PrescribedRow, in order. */
export const prescriptionRows = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', r.id, 'exerciseId', coalesce(r.exercise_id, r.system_exercise_id),
    'name', r.name, 'key', r.key, 'supersetPosition', r.superset_position, 'type', r.type, 'sets', r.sets,
    'reps', r.reps, 'value', r.value, 'weight', r.weight, 'rpe', r.rpe, 'rir', r.rir, 'tut', r.tut, 'info', r.info,
    'restType', r.rest_type, 'restValue', r.rest_value) order by r.position)
  from exercise_rows r where r.workout_id = workouts.id), '[]'::jsonb)`;

export async function finishWorkout(
  { db }: Scope,
  id: string,
  result: { finishedAt: string; effort: number | null; comment: string },
): Promise<void> {
  await db
    .updateTable('completed_workouts')
    .set({
      finished_at: sql`greatest(started_at, ${believable(result.finishedAt)})`,
      effort: result.effort,
      comment: result.comment,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** What a device says of the time, held between 2000 and tomorrow: its clock may be wrong by years. */
export function believable(instant: string) {
  return sql<string>`least(greatest(${instant}::timestamptz, '2000-01-01'), now() + interval '1 day')`;
}
