import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

const Workout = z.object({
  /** Null once the program is deleted. */
  programId: z.uuid().nullable(),
  title: z.string(),
  dayNumber: z.number().int(),
  finishedAt: z.string().nullable(),
  /** The exercise that each row was done with, by the id of the row: the prescribed one, or another after a swap. */
  rows: z.record(z.string(), z.object({ exerciseId: z.uuid(), name: z.string() })),
  /** The set that a message points at, if it is logged. */
  setId: z.uuid().nullable(),
});

/** What notifications say of a completed workout; `part` is the set that a message points at. */
export async function findWorkout(
  { db }: Transaction,
  { id, part = null }: { id: string; part?: string | null },
): Promise<z.output<typeof Workout> | undefined> {
  const [row] = await rowsOf(
    db,
    Workout,
    sql`
    select (select programs.id from programs where programs.id = completed_workouts.program_id) as "programId", title,
      day_number as "dayNumber", finished_at as "finishedAt",
      (select coalesce(jsonb_object_agg(row ->> 'id', case when change ->> 'exerciseId' is null
          then jsonb_build_object('exerciseId', row -> 'exerciseId', 'name', row -> 'name')
          else jsonb_build_object('exerciseId', change -> 'exerciseId', 'name', change -> 'exerciseName') end), '{}')
        from jsonb_array_elements(prescription) row
          left join jsonb_array_elements(row_changes) change on change ->> 'rowId' = row ->> 'id')
        || (select coalesce(jsonb_object_agg(change ->> 'rowId',
            jsonb_build_object('exerciseId', change -> 'exerciseId', 'name', change -> 'exerciseName')), '{}')
          from jsonb_array_elements(row_changes) change
          where change ? 'added' and change ->> 'exerciseId' is not null) as rows,
      (select sets.id from completed_sets sets where sets.completed_workout_id = completed_workouts.id
        and sets.row_id || '.' || sets.set_number = ${part}) as "setId"
    from completed_workouts where id = ${id}`,
  );
  return row;
}

const Copy = z.object({ clientId: z.uuid(), title: z.string() });
type Copy = z.output<typeof Copy>;

/** A copy that the client still follows or will follow; undefined for a template and for one that has ended. */
export function findFollowedProgram(scope: Transaction, id: string): Promise<Copy | undefined> {
  return findFollowed(scope, 'programs', id);
}

/**
 * Copies as above that somebody else trains, in one statement, because every autosave of the editor runs it. Left out is one of which
 * the caller has already told `occurrence`.
 */
export function findUntoldEdits(
  { db, caller }: Pick<Scope, 'db' | 'caller'>,
  ids: readonly string[],
  occurrence: string | undefined,
): Promise<Copy[]> {
  return rowsOf(
    db,
    Copy,
    sql`select client_id as "clientId", title from programs
      where id = any(${ids}::uuid[]) and client_id is not null and ends_on >= current_date
        and exists (select from client_collaborators care
          where care.client_id = programs.client_id and care.kind = 'training' and care.membership_id <> ${caller.membershipId})
        and not exists (select from notifications told
          where told.membership_id in (select care.membership_id from client_collaborators care where care.client_id = programs.client_id)
            and told.kind = 'client_program' and told.occurrence = ${occurrence ?? null}
            and told.params ->> 'whoId' = ${caller.membershipId})`,
  );
}

/** As of a program. */
export function findFollowedMealPlan(scope: Transaction, id: string): Promise<Copy | undefined> {
  return findFollowed(scope, 'meal_plans', id);
}

async function findFollowed(
  { db }: Transaction,
  table: 'programs' | 'meal_plans',
  id: string,
): Promise<Copy | undefined> {
  const [row] = await rowsOf(
    db,
    Copy,
    sql`select client_id as "clientId", title from ${sql.table(table)}
      where id = ${id} and client_id is not null and ends_on >= current_date`,
  );
  return row;
}

/** The params that name a professional as clients read it; `presentParams` has the name of the time of reading. */
export async function findSender({ db }: Transaction, membershipId: string): Promise<{ who: string; whoId?: string }> {
  const [row] = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`select coalesce(name_for_clients(${membershipId}), '') as name`,
  );
  return row?.name ? { who: row.name, whoId: membershipId } : { who: '' };
}
