import { sql } from 'kysely';
import type { ProgramContent } from '../../contract/document.ts';
import { exerciseIdsOf, idsOf } from '../../rules/content.ts';
import { type IndexedWorkout, indexedWorkouts } from '../../rules/indexed-workouts.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface ContentChange {
  before: ProgramContent | null;
  after: ProgramContent;
}

/** Writes the differences to the index tables of a program. Returns false when an id belongs to another program. */
export async function saveProgramIndex(
  scope: Scope,
  programId: string,
  { before, after }: ContentChange,
): Promise<boolean> {
  const old = indexOf(before?.weeks ?? []);
  const next = indexOf(after.weeks);
  const workouts = [...next.workouts].filter(([id, workout]) => !isSameWorkout(old.workouts.get(id), workout));
  const [hasAddedParts] = await Promise.all([
    addParts(scope, programId, missingFrom(old.ids, next.ids)),
    removeParts(scope, programId, missingFrom(next.ids, old.ids)),
    addExercises(scope, programId, missingFrom(old.exercises, next.exercises)),
    removeExercises(scope, programId, missingFrom(next.exercises, old.exercises)),
    removeWorkouts(scope, programId, missingFrom(new Set(next.workouts.keys()), new Set(old.workouts.keys()))),
    saveWorkouts(
      scope,
      programId,
      workouts.map(([, workout]) => workout),
    ),
  ]);
  return hasAddedParts;
}

function indexOf(weeks: ProgramContent['weeks']) {
  const workouts = new Map(indexedWorkouts(weeks).map((workout) => [workout.id, workout]));
  return { ids: new Set(idsOf(weeks)), exercises: exerciseIdsOf(weeks), workouts };
}

function missingFrom(known: ReadonlySet<string>, ids: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !known.has(id));
}

function isSameWorkout(one: IndexedWorkout | undefined, other: IndexedWorkout): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Inserts ids of parts. Returns false when one of them belongs to another program. */
async function addParts({ db }: Scope, programId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into program_parts (id, program_id) select unnest(${ids}::uuid[]), ${programId}::uuid
    on conflict do nothing`.execute(db);
  return numAffectedRows === BigInt(ids.length);
}

async function removeParts({ db }: Scope, programId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from program_parts where program_id = ${programId} and id = any(${ids}::uuid[])`.execute(db);
}

async function addExercises({ db }: Scope, programId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into program_exercises (program_id, exercise_id, system_exercise_id)
    select ${programId}::uuid, id, null from exercises where id = any(${ids}::uuid[])
    union all
    select ${programId}::uuid, null, id from system_exercises where id = any(${ids}::uuid[])`.execute(db);
}

async function removeExercises({ db }: Scope, programId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from program_exercises
    where program_id = ${programId} and coalesce(exercise_id, system_exercise_id) = any(${ids}::uuid[])`.execute(db);
}

async function removeWorkouts({ db }: Scope, programId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from program_workouts where program_id = ${programId} and id = any(${ids}::uuid[])`.execute(db);
}

async function saveWorkouts({ db }: Scope, programId: string, workouts: readonly IndexedWorkout[]): Promise<void> {
  if (workouts.length === 0) return;
  await sql`
    insert into program_workouts as old
      (program_id, id, week_number, day_number, position, day_offset, title, row_count, exercise_count)
    select ${programId}::uuid, id, "weekNumber", "dayNumber", position, "dayOffset", title, "rowCount", "exerciseCount"
    from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb) as workouts(id uuid, "weekNumber" int, "dayNumber" int,
      position int, "dayOffset" int, title text, "rowCount" int, "exerciseCount" int)
    on conflict (account_id, id) do update set week_number = excluded.week_number, day_number = excluded.day_number,
      position = excluded.position, day_offset = excluded.day_offset, title = excluded.title, row_count = excluded.row_count,
      exercise_count = excluded.exercise_count
    where old.program_id = excluded.program_id`.execute(db);
}

/** Finds the id of the program that has the week, day, workout or row. */
export async function findProgramOfPart({ db }: Scope, partId: string): Promise<string | undefined> {
  const part = await db.selectFrom('program_parts').select('program_id').where('id', '=', partId).executeTakeFirst();
  return part?.program_id;
}
