import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** The weeks after that number stand so many later (earlier, when it is negative). */
export async function shiftWeeks(
  { db }: Scope,
  { programId, after, by }: { programId: string; after: number; by: number },
): Promise<void> {
  await sql`
    update program_weeks set week_number = week_number + ${by}::int
    where program_id = ${programId} and week_number > ${after}::int`.execute(db);
}

export async function deleteWeeks({ db }: Scope, ids: readonly string[]): Promise<void> {
  await sql`delete from program_weeks where id = any(${ids}::uuid[])`.execute(db);
}

/** Takes everything out of these weeks; what was done of it keeps its own prescription. */
export async function emptyWeeks({ db }: Scope, ids: readonly string[]): Promise<void> {
  await sql`delete from program_days where week_id = any(${ids}::uuid[])`.execute(db);
}

export async function emptyDay({ db }: Scope, id: string): Promise<void> {
  await sql`delete from workouts where day_id = ${id}`.execute(db);
}

/** The workouts that come after it in its day move up. */
export async function deleteWorkout({ db }: Scope, id: string): Promise<void> {
  await sql`
    with gone as (
      delete from workouts where id = ${id} returning day_id, position
    )
    update workouts set position = workouts.position - 1 from gone
    where workouts.day_id = gone.day_id and workouts.position > gone.position`.execute(db);
}

export async function deleteRow({ db }: Scope, id: string): Promise<void> {
  await sql`delete from exercise_rows where id = ${id}`.execute(db);
}

/** How many weeks a program had and has. */
export interface Length {
  id: string;
  before: number;
  after: number;
}

/** The last day moves with the number of weeks, unless the copy was ended before its weeks were over. */
export async function moveEnds({ db }: Scope, lengths: readonly Length[]): Promise<void> {
  const changed = lengths.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await sql`
    update programs set ends_on = case
      when ends_on < starts_on - 1 + 7 * sent.before then least(ends_on, starts_on - 1 + 7 * sent.after)
      else starts_on - 1 + 7 * sent.after end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as sent(id uuid, before int, after int)
    where programs.id = sent.id and programs.id = any(${ids}::uuid[]) and client_id is not null`.execute(db);
}
