import { type RawBuilder, sql } from 'kysely';
import type { SetChange } from '../../contract/set.ts';
import type { AuthoredSet, SetMergeResult, StoredSets } from '../../rules/merge-stored-sets.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface ReadPlaces extends StoredSets {
  /** How many sets the workout has. */
  sets: number;
}

/** What the places of these sets have, in a workout that is locked. */
export async function findStoredSets(
  { db }: Scope,
  completedWorkoutId: string,
  sent: readonly Pick<SetChange, 'id' | 'rowId' | 'setNumber'>[],
): Promise<ReadPlaces> {
  const rowIds = [...new Set(sent.map(({ rowId }) => rowId))];
  const setNumbers = [...new Set(sent.map(({ setNumber }) => setNumber))];
  const inPlaces = sql`completed_workout_id = ${completedWorkoutId} and row_id = any(${rowIds}::uuid[])
    and set_number = any(${setNumbers}::int[])`;
  const { rows } = await sql<ReadPlaces>`
    with removal as materialized (
      select distinct on (row_id, set_number) set_id, row_id, set_number, logged_at
      from completed_set_versions where ${inPlaces} and is_removed order by row_id, set_number, logged_at desc
    )
    select (select count(*)::int from completed_sets where completed_workout_id = ${completedWorkoutId}) as sets,
      coalesce((select json_agg(json_build_object('id', id, ${place}, ${jsonNumbers}, 'authorId', author_id))
        from completed_sets where ${inPlaces}), '[]') as standing,
      coalesce((select json_agg(json_build_object('id', set_id, ${place})) from removal), '[]') as removals,
      array(select id from completed_sets
        where id = any(${sent.map(({ id }) => id)}::uuid[] || array(select set_id from removal))) as "takenIds"`.execute(
    db,
  );
  return rows[0] ?? { sets: 0, standing: [], removals: [], takenIds: [] };
}

interface Written {
  completedWorkoutId: string;
  clientId: string;
  /** What was done in each row. */
  exercises: Record<string, string>;
}

/** Writes what `rules/merge-sets-writing.ts` says: nothing is asked of the database that does not change. */
export async function saveSetMerge(scope: Scope, writing: SetMergeResult, written: Written): Promise<void> {
  const { added, changed, removedIds, kept } = writing;
  await Promise.all([
    added.length > 0 && insertSets(scope, added, written),
    removedIds.length > 0 && deleteSets(scope, removedIds),
    changed.length > 0 && changeSets(scope, writing, written),
    changed.length === 0 && kept.length > 0 && keepVersions(scope, kept, written),
  ]);
}

async function insertSets({ db }: Scope, added: readonly AuthoredSet[], written: Written): Promise<void> {
  await insertOf(added, written).execute(db);
}

/**
 * With the versions that are kept, since a change leaves one behind. As an insert that meets what stands: an update would
 * join it with what is sent, and such a join is planned once for all accounts, those with five sets and those with five
 * million.
 */
async function changeSets(
  { db }: Scope,
  { changed, kept }: Pick<SetMergeResult, 'changed' | 'kept'>,
  written: Written,
): Promise<void> {
  await sql`
    with kept as (${keptOf(kept, written)})
    ${insertOf(changed, written)}
    on conflict (account_id, completed_workout_id, row_id, set_number) do update set exercise_id = excluded.exercise_id,
      logged_at = excluded.logged_at, author_id = excluded.author_id, weight_kg = excluded.weight_kg, reps = excluded.reps,
      rir = excluded.rir, rpe = excluded.rpe, seconds = excluded.seconds, metres = excluded.metres, note = excluded.note,
      is_warm_up = excluded.is_warm_up`.execute(db);
}

function insertOf(sets: readonly AuthoredSet[], { completedWorkoutId, clientId, exercises }: Written) {
  const sent = sets.map((set) => ({ ...set, exerciseId: exercises[set.rowId] }));
  return sql`
    insert into completed_sets (completed_workout_id, client_id, id, row_id, exercise_id, set_number, logged_at, author_id, ${numbers})
    select ${completedWorkoutId}::uuid, ${clientId}::uuid, id, "rowId", "exerciseId", "setNumber", "loggedAt", "authorId", ${sentNumbers}
    from json_to_recordset(${JSON.stringify(sent)}::json) as sent (id uuid, "exerciseId" uuid, ${sentColumns})`;
}

async function deleteSets({ db }: Scope, ids: readonly string[]): Promise<void> {
  await sql`delete from completed_sets where id = any(${ids}::uuid[])`.execute(db);
}

async function keepVersions({ db }: Scope, kept: SetMergeResult['kept'], written: Written): Promise<void> {
  await keptOf(kept, written).execute(db);
}

/** A version that is kept already stays as it is. */
function keptOf(kept: SetMergeResult['kept'], { completedWorkoutId }: Written) {
  return sql`
    insert into completed_set_versions (completed_workout_id, set_id, row_id, set_number, logged_at, author_id, is_removed, ${numbers})
    select ${completedWorkoutId}::uuid, id, "rowId", "setNumber", "loggedAt", "authorId", "isRemoved", ${sentNumbers}
    from json_to_recordset(${JSON.stringify(kept)}::json) as sent (id uuid, "isRemoved" boolean, ${sentColumns})
    on conflict do nothing`;
}

/** What is done in the rows is another exercise from now on. */
export async function setExercises(
  { db }: Scope,
  completedWorkoutId: string,
  exercises: Record<string, string>,
): Promise<void> {
  await sql`
    update completed_sets set exercise_id = asked.value::uuid
    from jsonb_each_text(${JSON.stringify(exercises)}::jsonb) asked
    where completed_workout_id = ${completedWorkoutId} and row_id = asked.key::uuid and exercise_id <> asked.value::uuid`.execute(
    db,
  );
}

/** `2026-11-20T17:00:00.000Z` within JSON, as the driver writes it outside. */
export function isoOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The columns of a set as the contract's fields, for `json_build_object`. */
export const jsonNumbers = sql`'weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'seconds', seconds,
  'metres', metres, 'note', note, 'isWarmUp', is_warm_up`;

const place = sql`'rowId', row_id, 'setNumber', set_number, 'loggedAt', ${isoOf(sql`logged_at`)}`;

const numbers = sql`weight_kg, reps, rir, rpe, seconds, metres, note, is_warm_up`;

/** The same in the order of `numbers`, as they are sent. */
const sentNumbers = sql`"weightKg", reps, rir, rpe, seconds, metres, note, "isWarmUp"`;

const sentColumns = sql`"rowId" uuid, "setNumber" int, "loggedAt" timestamptz, "authorId" uuid, "weightKg" numeric,
  reps int, rir int, rpe numeric, seconds int, metres numeric, note text, "isWarmUp" boolean`;
