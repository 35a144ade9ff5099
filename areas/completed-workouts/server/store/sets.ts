import { type RawBuilder, sql } from 'kysely';
import type { CompletedSet, SentSet } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A version on its way in; `exerciseId` is what was done in its row, and only the latest of a place may win it. */
export type Incoming = SentSet & { exerciseId: string; isLatest: boolean };

interface Writing {
  completedWorkoutId: string;
  clientId: string;
  /** The professional who writes in the client's place. */
  authorId: string | null;
}

interface Merged {
  /** What stands in the places that were sent. */
  sets: CompletedSet[];
  /** How many sets the workout has more than before. */
  added: number;
  /** When the last set was logged that has a place of its own now. */
  newestAt: string | null;
}

/**
 * Writes versions of sets into a workout that is locked: `rules/merge-sets.ts` as one statement. What is overwritten or
 * comes too late goes to the versions, and what is removed stays there as removed. Repeating it changes nothing.
 */
export async function mergeSets(
  { db }: Scope,
  incoming: readonly Incoming[],
  { completedWorkoutId, clientId, authorId }: Writing,
): Promise<Merged> {
  const { rows } = await sql<Merged>`
    with sent as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb) as sent (id uuid, "rowId" uuid,
        "exerciseId" uuid, "setNumber" int, "weightKg" numeric, reps int, rir int, rpe numeric, seconds int, metres numeric,
        note text, "isWarmUp" boolean, "loggedAt" timestamptz, "isRemoved" boolean, "isLatest" boolean)
    ), place as materialized (
      select sent.*, stood.id as stood_id, gone.set_id as gone_id, stood.logged_at as stood_at,
        ${isSame} as is_same,
        "isLatest" and "loggedAt" > coalesce(greatest(stood.logged_at, gone.logged_at), '-infinity') as wins,
        "loggedAt" = coalesce(stood.logged_at, gone.logged_at)
          and case when stood.id is null then "isRemoved" else ${isSame} end as is_repeated
      from sent
        left join completed_sets stood on stood.completed_workout_id = ${completedWorkoutId}
          and stood.row_id = "rowId" and stood.set_number = "setNumber"
        left join lateral (
          select set_id, logged_at from completed_set_versions
          where completed_workout_id = ${completedWorkoutId} and row_id = "rowId" and set_number = "setNumber" and is_removed
          order by logged_at desc limit 1
        ) gone on true
    ), changed as (
      update completed_sets set exercise_id = "exerciseId", weight_kg = "weightKg", reps = place.reps, rir = place.rir,
        rpe = place.rpe, seconds = place.seconds, metres = place.metres, note = place.note, is_warm_up = "isWarmUp",
        logged_at = "loggedAt", author_id = case when is_same then author_id else ${authorId}::uuid end
      from place where completed_sets.id = stood_id and wins and not "isRemoved"
      returning ${standing}
    ), emptied as (
      delete from completed_sets using place where completed_sets.id = stood_id and wins and "isRemoved" returning 1
    ), added as (
      insert into completed_sets (id, completed_workout_id, client_id, row_id, exercise_id, set_number, weight_kg, reps, rir,
        rpe, seconds, metres, note, is_warm_up, logged_at, author_id)
      select ${freeId}, ${completedWorkoutId}::uuid, ${clientId}::uuid, "rowId", "exerciseId", "setNumber", "weightKg", reps, rir, rpe,
        seconds, metres, note, "isWarmUp", "loggedAt", ${authorId}::uuid
      from place where wins and stood_id is null and not "isRemoved"
      returning ${standing}
    ), kept as (
      insert into completed_set_versions (completed_workout_id, row_id, set_number, set_id, logged_at, is_removed,
        ${numbers}, author_id)
      select ${completedWorkoutId}::uuid, row_id, set_number, stood.id, logged_at, false, ${numbersOf('stood')}, author_id
      from place join completed_sets stood on stood.id = stood_id where wins and ("isRemoved" or not is_same)
      union all
      select ${completedWorkoutId}::uuid, "rowId", "setNumber",
        case when "loggedAt" = stood_at then id else coalesce(stood_id, gone_id, id) end, "loggedAt", "isRemoved",
        "weightKg", reps, rir, rpe, seconds, metres, note, "isWarmUp", ${authorId}::uuid
      from place where is_repeated is not true and ("isRemoved" or not wins)
      on conflict do nothing
    ), stands as (
      select * from changed union all select * from added union all
      select ${standing} from completed_sets where id in (select stood_id from place where not wins)
        and id not in (select stood_id from place where wins and stood_id is not null)
    )
    select (select coalesce(json_agg(json_build_object('id', id, 'rowId', row_id, 'setNumber', set_number,
          ${jsonNumbers}, 'loggedAt', ${isoOf(sql`logged_at`)}) order by id), '[]') from stands) as sets,
      (select count(*) from added)::int - (select count(*) from emptied)::int as added,
      (select max(logged_at) from added) as "newestAt"`.execute(db);
  return rows[0] ?? { sets: [], added: 0, newestAt: null };
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

const numbers = sql`weight_kg, reps, rir, rpe, seconds, metres, note, is_warm_up`;

function numbersOf(table: string): RawBuilder<unknown> {
  const columns = ['weight_kg', 'reps', 'rir', 'rpe', 'seconds', 'metres', 'note', 'is_warm_up'];
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

const standing = sql`completed_sets.id, completed_sets.row_id, completed_sets.set_number, completed_sets.logged_at,
  ${numbersOf('completed_sets')}`;

const isSame = sql`(not "isRemoved" and (${numbersOf('stood')}) is not distinct from
  ("weightKg", sent.reps, sent.rir, sent.rpe, sent.seconds, sent.metres, sent.note, "isWarmUp"))`;

/** The id the place had before, else the device's; a new one where that is a set of another place. */
const freeId = sql`case when exists (select from completed_sets taken where taken.id = coalesce(gone_id, place.id))
    or row_number() over (partition by coalesce(gone_id, place.id)) > 1
  then new_id() else coalesce(gone_id, place.id) end`;
