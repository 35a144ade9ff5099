import { sql } from 'kysely';
import type { Exercise, ExerciseDraft } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, listedExercises, nameIn } from './listed.ts';

/** One exercise of the library or of the account's own. */
export async function findExercise(scope: Scope, id: string): Promise<Exercise | undefined> {
  const listed = listedExercises(scope, sql`id = ${id}`, undefined);
  return scope.db.selectFrom(listed.as('listed')).select(exerciseColumns).executeTakeFirst();
}

export interface NamedExercise {
  id: string;
  /** In the caller's language. */
  name: string;
  isOwn: boolean;
}

/** The exercises of these ids that the account may use; others, another account's above all, are not in it. */
export async function findNamedExercises(scope: Scope, ids: readonly string[]): Promise<Map<string, NamedExercise>> {
  const { rows } = await sql<NamedExercise>`
    select id, ${sql.ref(nameIn(scope))} as name, false as "isOwn" from system_exercises where id = any(${ids}::uuid[])
    union all
    select id, name, true from exercises where id = any(${ids}::uuid[])`.execute(scope.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** False when the account has an exercise of that name already, in whatever capitals. */
export async function insertExercise({ db }: Scope, id: string, draft: ExerciseDraft): Promise<boolean> {
  const done = await db
    .insertInto('exercises')
    .values({ id, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function updateExercise({ db }: Scope, id: string, draft: ExerciseDraft): Promise<void> {
  await db.updateTable('exercises').set(columnsOf(draft)).where('id', '=', id).execute();
}

export async function deleteExercise({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('exercises').where('id', '=', id).execute();
}

/** The account's own, kept as it is until this is done: nobody puts it in a program meanwhile. */
export async function lockOwnExercise({ db }: Scope, id: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('exercises').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasOtherWithName({ db }: Scope, name: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('exercises')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** How many programs name it. */
export async function countPrograms({ db }: Scope, id: string): Promise<number> {
  const { programs } = await db
    .selectFrom('exercise_rows')
    .select((at) => at.fn.count<number>('program_id').distinct().as('programs'))
    .where('exercise_id', '=', id)
    .executeTakeFirstOrThrow();
  return programs;
}

function columnsOf(draft: ExerciseDraft) {
  return {
    name: draft.name,
    primary_muscles: draft.primaryMuscles,
    secondary_muscles: draft.secondaryMuscles,
    equipment: draft.equipment,
    category: draft.category,
    instructions: draft.instructions,
  };
}
