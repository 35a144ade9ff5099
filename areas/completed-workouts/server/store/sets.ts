import { professionalName } from '#areas/clients/server/public.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import {
  CompletedSet,
  type EarlierExercise,
  type Endurance,
  LoggedSet,
  type PrescribedSets,
  type SetChange,
} from '../../contract/set.ts';
import type { SyncedSet } from '../../contract/sync.ts';
import { isSetPerHand } from '../../rules/loads-per-hand.ts';
import { earlierExercise } from '../../rules/swaps.ts';
import type { AuthoredSet, SetMergeResult } from '../../rules/merge-stored-sets.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The stored sets with the row and number of sent ones, as `StoredSets` of `rules/merge-stored-sets.ts`. */
const WorkoutSets = z.object({
  current: z.array(
    CompletedSet.extend({ authorId: z.uuid().nullable(), author: z.string().nullable(), isNoteOfClient: z.boolean() }),
  ),
  earlier: z.array(CompletedSet.extend({ isRemoved: z.boolean() })),
  removals: z.array(CompletedSet.pick({ id: true, rowId: true, setNumber: true, loggedAt: true })),
  takenIds: z.array(z.uuid()),
  /** Number of all sets of the workout. */
  total: z.number().int(),
});
export type WorkoutSets = z.output<typeof WorkoutSets>;

/** SQL condition: the note of a row of `completed_sets` is of the client, also where a professional has corrected the numbers beside it. */
export const isNoteOfClient = sql<boolean>`(completed_sets.note <> '' and (completed_sets.author_id is null or exists (
  select from completed_set_versions written where written.completed_workout_id = completed_sets.completed_workout_id
    and written.row_id = completed_sets.row_id and written.set_number = completed_sets.set_number
    and written.author_id is null and not written.is_removed and written.note = completed_sets.note)))`;

/** Returns the stored sets with the row and number of the sent ones. The caller has locked the workout. */
export async function findStoredSets(
  scope: Scope,
  completedWorkoutId: string,
  sent: readonly Pick<SetChange, 'id' | 'rowId' | 'setNumber'>[],
): Promise<WorkoutSets> {
  const rowIds = [...new Set(sent.map(({ rowId }) => rowId))];
  const sentIds = sent.map(({ id }) => id);
  const setNumbers = [...new Set(sent.map(({ setNumber }) => setNumber))];
  const hasSentKey = sql`completed_workout_id = ${completedWorkoutId} and row_id = any(${rowIds}::uuid[])
    and set_number = any(${setNumbers}::int[])`;
  const [row] = await rowsOf(
    scope.db,
    WorkoutSets,
    sql`
    with removal as materialized (
      select set_id, row_id, set_number, logged_at from completed_set_versions where ${hasSentKey} and is_removed
    )
    select (select count(*)::int from completed_sets where completed_workout_id = ${completedWorkoutId}) as total,
      coalesce((select json_agg(json_build_object('id', id, ${keyJson}, ${valuesJson}, 'authorId', author_id,
          'author', ${professionalName(scope, sql.ref('author_id'))}, 'isNoteOfClient', ${isNoteOfClient}))
        from completed_sets where ${hasSentKey}), '[]') as current,
      coalesce((select json_agg(json_build_object('id', set_id, ${keyJson}, ${valuesJson}, 'isRemoved', is_removed)
          order by version.logged_at desc) from (
        select version.* from (
          select row_id, set_number, logged_at from completed_sets where ${hasSentKey} and id <> all(${sentIds}::uuid[])) sets
        join completed_set_versions version on version.completed_workout_id = ${completedWorkoutId}
          and version.row_id = sets.row_id and version.set_number = sets.set_number
          and version.logged_at < sets.logged_at) version), '[]') as earlier,
      coalesce((select json_agg(json_build_object('id', set_id, ${keyJson})) from removal), '[]') as removals,
      array(select id from completed_sets
        where id = any(${sentIds}::uuid[] || array(select set_id from removal))) as "takenIds"`,
  );
  return row ?? { total: 0, current: [], earlier: [], removals: [], takenIds: [] };
}

/** Whether a set of the workout was logged at this instant. */
export async function isLoggedAt({ db }: Scope, completedWorkoutId: string, instant: string): Promise<boolean> {
  const found = db
    .selectFrom('completed_sets')
    .select('id')
    .where('completed_workout_id', '=', completedWorkoutId)
    .where('logged_at', '=', instant)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The columns of a set as fields of `SetMeasurements`, for `json_build_object`. */
export const measurementsJson = sql`'weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'seconds', seconds,
  'metres', metres`;

/**
 * SQL for the version of a row of `sets` before the one that a professional logged: the last version by another author, unless it is of a
 * device that did not know of theirs. Null when there is none or the set was removed in it, and for a set of the client.
 */
export const beforeOfSet = sql`(
  select case when not is_removed then json_build_object(${measurementsJson}) end from completed_set_versions versions
  where sets.author_id is not null and versions.completed_workout_id = sets.completed_workout_id
    and versions.row_id = sets.row_id and versions.set_number = sets.set_number
    and versions.author_id is distinct from sets.author_id and versions.logged_at < sets.logged_at
    and not versions.is_of_other_device
  order by versions.logged_at desc, versions.set_id limit 1)`;

/**
 * SQL for the values that another device logged as a row of `sets` without knowing of the present ones; null without any, and once the set
 * was corrected.
 */
export const otherVersionOfSet = sql`(
  select case when is_of_other_device then json_build_object(${measurementsJson}) end from completed_set_versions versions
  where versions.completed_workout_id = sets.completed_workout_id and versions.row_id = sets.row_id
    and versions.set_number = sets.set_number
  order by versions.logged_at desc, versions.set_id limit 1)`;

const SetBefore = LoggedSet.pick({ id: true, before: true });

/** Adds to the sets that a professional logged what they were before (`beforeOfSet`). */
export async function withBefore(scope: Scope, sets: readonly SyncedSet[]): Promise<SyncedSet[]> {
  const ids = sets.flatMap(({ id, author }) => (author ? [id] : []));
  if (ids.length === 0) return [...sets];
  const rows = await rowsOf(
    scope.db,
    SetBefore,
    sql`select sets.id, ${beforeOfSet} as before from completed_sets sets where sets.id = any(${ids}::uuid[])`,
  );
  const beforeOf = new Map(rows.map(({ id, before }) => [id, before]));
  return sets.map((set) => (beforeOf.has(set.id) ? { ...set, before: beforeOf.get(set.id) } : set));
}

interface Target {
  completedWorkoutId: string;
  clientId: string;
  exercises: readonly RowExercise[];
}

/** The exercise of a row, and those that some of its sets were done with before a swap. */
export interface RowExercise {
  rowId: string;
  /** What the row prescribes; an added row prescribes no load. */
  prescribed: { exerciseId: string; weight: string };
  exerciseId: string;
  exerciseName: string;
  earlier: EarlierExercise[];
}

/** Stores the result of a merge. Sends only the statements that change something. Returns whether a lost note that is to be read was not stored before. */
export async function saveSetMerge({ db }: Scope, merge: SetMergeResult, target: Target): Promise<boolean> {
  const { added, changed, removedIds, earlierVersions } = merge;
  const [versions] = await Promise.all([
    earlierVersions.length > 0 ? rowsOf(db, InsertedVersion, insertVersions(earlierVersions, target)) : [],
    added.length > 0 && insertSets(added, target).execute(db),
    removedIds.length > 0 && sql`delete from completed_sets where id = any(${removedIds}::uuid[])`.execute(db),
    changed.length > 0 && changeSets(merge, target).execute(db),
  ]);
  const readIds = new Set(earlierVersions.flatMap(({ id, isNoteRead }) => (isNoteRead ? [id] : [])));
  return versions.some(({ id, isNoteLost }) => isNoteLost && !readIds.has(id));
}

const InsertedVersion = z.object({ id: z.uuid(), isNoteLost: z.boolean() });

/**
 * Updates changed sets. Written as an upsert: an `update` joined with the sent rows
 * gets one plan for all accounts, which is slow for those with millions of sets.
 */
function changeSets({ changed }: SetMergeResult, target: Target) {
  return sql`
    ${insertSets(changed, target)}
    on conflict (account_id, completed_workout_id, row_id, set_number) do update set exercise_id = excluded.exercise_id,
      logged_at = excluded.logged_at, author_id = excluded.author_id, weight_kg = excluded.weight_kg, reps = excluded.reps,
      rir = excluded.rir, rpe = excluded.rpe, seconds = excluded.seconds, metres = excluded.metres, note = excluded.note,
      is_warm_up = excluded.is_warm_up, is_load_per_hand = excluded.is_load_per_hand`;
}

function insertSets(sets: readonly AuthoredSet[], { completedWorkoutId, clientId, exercises }: Target) {
  const byRow = new Map(exercises.map((exercise) => [exercise.rowId, exercise]));
  const sent = sets.map((set) => {
    const ofRow = byRow.get(set.rowId);
    if (!ofRow) return set;
    const { exerciseId, isLoadPerHand } = doneWith(ofRow, earlierExercise(ofRow, set.setNumber) ?? ofRow);
    return { ...set, exerciseId, isLoadPerHand: isLoadPerHand && set.weightKg !== null };
  });
  return sql`
    insert into completed_sets (completed_workout_id, client_id, id, row_id, exercise_id, set_number, logged_at, author_id, is_load_per_hand, ${valueColumns})
    select ${completedWorkoutId}::uuid, ${clientId}::uuid, id, "rowId", "exerciseId", "setNumber", "loggedAt", "authorId", "isLoadPerHand", ${sentValues}
    from json_to_recordset(${JSON.stringify(sent)}::json) as sent (id uuid, "exerciseId" uuid, "isLoadPerHand" boolean, ${sentColumns})`;
}

/** Inserts versions of sets that are not current. A version that is stored already is not changed. */
function insertVersions(versions: SetMergeResult['earlierVersions'], { completedWorkoutId }: Target) {
  return sql`
    insert into completed_set_versions (completed_workout_id, set_id, row_id, set_number, logged_at, author_id, is_removed, is_note_lost, is_of_other_device, ${valueColumns})
    select ${completedWorkoutId}::uuid, id, "rowId", "setNumber", "loggedAt", "authorId", "isRemoved", coalesce("isNoteLost", false),
      coalesce("isOfOtherDevice", false), ${sentValues}
    from json_to_recordset(${JSON.stringify(versions)}::json) as sent (id uuid, "isRemoved" boolean, "isNoteLost" boolean, "isOfOtherDevice" boolean, ${sentColumns})
    on conflict do nothing
    returning set_id as id, is_note_lost as "isNoteLost"`;
}

/** The exercise of a set of a row, and whether its weight, when it has one, is a load per hand. */
function doneWith({ prescribed }: RowExercise, { exerciseId, exerciseName }: Omit<EarlierExercise, 'setNumbers'>) {
  return { exerciseId, isLoadPerHand: isSetPerHand(prescribed, { id: exerciseId, name: exerciseName }) };
}

/** Corrects the exercises of stored sets after a row was swapped; the first one that names a set counts, as in `earlierExercise`. */
export async function setExercises(
  { db }: Scope,
  completedWorkoutId: string,
  exercises: readonly RowExercise[],
): Promise<void> {
  const rows = exercises.flatMap((row) => [
    ...row.earlier.map((earlier) => ({ rowId: row.rowId, setNumbers: earlier.setNumbers, ...doneWith(row, earlier) })),
    { rowId: row.rowId, ...doneWith(row, row) },
  ]);
  await sql`
    with done as (
      select distinct on (sets.id) sets.id, rows."exerciseId" as exercise_id,
        rows."isLoadPerHand" and sets.weight_kg is not null as is_load_per_hand
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as ("rowId" uuid, "exerciseId" uuid, "isLoadPerHand" boolean, "setNumbers" jsonb)) with ordinality
          as rows ("rowId", "exerciseId", "isLoadPerHand", "setNumbers", position)
        join completed_sets sets on sets.completed_workout_id = ${completedWorkoutId} and sets.row_id = rows."rowId"
          and (rows."setNumbers" is null or rows."setNumbers" @> to_jsonb(sets.set_number))
      order by sets.id, rows.position
    )
    update completed_sets set exercise_id = done.exercise_id, is_load_per_hand = done.is_load_per_hand from done
    where completed_sets.id = done.id
      and (completed_sets.exercise_id, completed_sets.is_load_per_hand) <> (done.exercise_id, done.is_load_per_hand)`.execute(
    db,
  );
}

/** SQL for an instant inside JSON, as `2026-11-20T17:00:00.000Z`: the format of the driver for columns. */
export function isoOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL for the volume of a row of `sets` in kg: load times repetitions, twice for a load per hand, 0 for an assisting load. */
export const volumeOfSet = sql`greatest(sets.weight_kg, 0) * sets.reps * case when sets.is_load_per_hand then 2 else 1 end`;

/** SQL for the `Endurance` of working `sets`, as `enduranceOf` of `rules/figures.ts` returns it. */
export const enduranceOfSets = sql<Endurance | null>`case
  when count(*) filter (where sets.reps <> 0 or sets.weight_kg <> 0) = 0 and coalesce(sum(sets.metres), 0) + coalesce(sum(sets.seconds), 0) > 0
    then json_build_object('metres', coalesce(sum(sets.metres), 0), 'seconds', coalesce(sum(sets.seconds), 0),
      'paceSecondsPerKm', round(sum(sets.seconds) filter (where sets.metres > 0 and sets.seconds > 0) * 1000
        / sum(sets.metres) filter (where sets.metres > 0 and sets.seconds > 0))::int) end`;

/** SQL for the `PrescribedSets` of a row of `workouts`, a name of `completed_workouts`; of an exercise taken out only the sets done. */
export function prescribedSets(workouts: RawBuilder<unknown>): RawBuilder<PrescribedSets> {
  return sql<PrescribedSets>`(
    select json_build_object('total', coalesce(sum(coalesce(planned, greatest(done, 1))), 0),
      'missing', coalesce(sum(greatest(coalesce(planned, 1) - done, 0)), 0))
    from (
      select case when is_taken_out then least(sets, done)::int else sets end as planned, done
      from jsonb_array_elements(${workouts}.prescription) prescribed_row cross join lateral (
        select (prescribed_row ->> 'sets')::int as sets, prescribed_row -> 'isTakenOut' is not null as is_taken_out, (
          select count(*) from completed_sets sets
          where sets.completed_workout_id = ${workouts}.id and sets.row_id = (prescribed_row ->> 'id')::uuid
            and not sets.is_warm_up and not sets.is_drop) as done) counted
      where ${workouts}.source = 'forma') prescribed)`;
}

/** The columns of `measurementsJson`, with the note and whether the set is a warm-up. */
export const valuesJson = sql`${measurementsJson}, 'note', note, 'isWarmUp', is_warm_up`;

const keyJson = sql`'rowId', row_id, 'setNumber', set_number, 'loggedAt', ${isoOf(sql`logged_at`)}`;

const valueColumns = sql`weight_kg, reps, rir, rpe, seconds, metres, note, is_warm_up`;

/** The fields of the sent sets, in the order of `valueColumns`. */
const sentValues = sql`"weightKg", reps, rir, rpe, seconds, metres, note, "isWarmUp"`;

const sentColumns = sql`"rowId" uuid, "setNumber" int, "loggedAt" timestamptz, "authorId" uuid, "weightKg" numeric,
  reps int, rir int, rpe numeric, seconds int, metres numeric, note text, "isWarmUp" boolean`;
