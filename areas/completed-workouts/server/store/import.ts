import { sql } from 'kysely';
import { z } from 'zod';
import { ImportCount, type ImportSource } from '../../contract/import.ts';
import type { PrescribedRow, SetMeasurements } from '../../contract/set.ts';
import { clientZone } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface WorkoutInsert {
  id: string;
  title: string;
  /** Local time in the account's time zone, or UTC when it ends with a Z. */
  startedAt: string;
  seconds: number;
  comment: string;
  rows: PrescribedRow[];
  /** Whether its comment or a note names pain or a symptom. */
  namesSymptoms: boolean;
}

export interface SetInsert extends SetMeasurements {
  id: string;
  workoutId: string;
  rowId: string;
  exerciseId: string;
  setNumber: number;
  note: string;
  isWarmUp: boolean;
  /** Position in the workout, from 0 to 1, from which `logged_at` is estimated: the file has no times of sets. */
  share: number;
}

interface Writing {
  clientId: string;
  source: ImportSource;
  /** The professional who imports the history for the client; null when the client does. */
  authorId: string | null;
}

/**
 * Inserts new workouts and returns their number. Workouts that are stored already only get the rows they do not have
 * yet. The day of a workout is the one on which it began, also when it ended after midnight.
 */
export async function insertImportedWorkouts(
  { db }: Scope,
  workouts: readonly WorkoutInsert[],
  { clientId, source }: Writing,
): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ isNew: z.boolean() }),
    sql`
    with sent as (
      select sent.*, zone.name as zone, case when "startedAt" like '%Z' then "startedAt"::timestamptz
        else "startedAt"::timestamp at time zone zone.name end as started_at
      from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb) as sent (id uuid, title text, "startedAt" text,
        seconds int, comment text, rows jsonb, "namesSymptoms" boolean)
        cross join (select ${clientZone('clients.id')} as name from clients where clients.id = ${clientId}) zone
    )
    insert into completed_workouts (id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, finished_at, finished_on, comment, source, names_symptoms)
    select id, ${clientId}, '', title, '', 1, 1, rows, started_at, started_at + seconds * interval '1 second',
      (started_at at time zone zone)::date, comment, ${source}, "namesSymptoms"
    from sent
    on conflict (account_id, id) do update
      set prescription = completed_workouts.prescription || (${newRows})
      where (${newRows}) is not null
    returning xmax = 0 as "isNew"`,
  );
  return rows.filter(({ isNew }) => isNew).length;
}

const newRows = sql`select jsonb_agg(row) from jsonb_array_elements(excluded.prescription) row
  where not completed_workouts.prescription @> jsonb_build_array(jsonb_build_object('id', row -> 'id'))`;

/** Inserts the sets whose row and number are neither stored nor removed, and returns their number. */
export async function insertImportedSets(
  { db }: Scope,
  sets: readonly SetInsert[],
  { clientId, authorId }: Writing,
): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ count: z.number().int() }),
    sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as sent (id uuid, "workoutId" uuid, "rowId" uuid,
        "exerciseId" uuid, "setNumber" int, "weightKg" numeric, reps int, rir int, rpe numeric, seconds int, metres numeric,
        note text, "isWarmUp" boolean, share float8)
    ), added as (
      insert into completed_sets (id, completed_workout_id, client_id, row_id, exercise_id, set_number, weight_kg, reps, rir,
        rpe, seconds, metres, note, is_warm_up, logged_at, author_id)
      select sent.id, done.id, ${clientId}, "rowId", "exerciseId", "setNumber", "weightKg", reps, rir, rpe, sent.seconds, metres,
        note, "isWarmUp", done.started_at + (done.finished_at - done.started_at) * share, ${authorId}::uuid
      from sent join completed_workouts done on done.id = "workoutId" and done.client_id = ${clientId}
      where not exists (
        select 1 from completed_set_versions removal where removal.completed_workout_id = "workoutId" and removal.row_id = "rowId"
          and (removal.set_number = "setNumber" or removal.set_id = sent.id) and removal.is_removed)
      on conflict do nothing
      returning 1
    )
    select count(*)::int as count from added`,
  );
  return row?.count ?? 0;
}

/** Counts these workouts and sets that are stored already. */
export async function countImported(
  { db }: Scope,
  { clientId, workoutIds, setIds }: { clientId: string; workoutIds: readonly string[]; setIds: readonly string[] },
): Promise<ImportCount> {
  const [row] = await rowsOf(
    db,
    ImportCount,
    sql`
    select (select count(*)::int from completed_workouts where client_id = ${clientId} and id = any(${workoutIds}::uuid[])) as workouts,
      (select count(*)::int from completed_sets where client_id = ${clientId} and id = any(${setIds}::uuid[])) as sets`,
  );
  return row ?? { workouts: 0, sets: 0 };
}
