import { sql } from 'kysely';
import { z } from 'zod';
import type { AlternativeFilters, Exercise, ExerciseDraft } from '../../contract/exercise.ts';
import { searchWords } from '../../rules/search-words.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, exerciseOf, listedExercises, nameIn, showsLibrary } from './listed.ts';

/** An exercise of the library or of the account, archived or not. */
export async function findExercise(scope: Scope, id: string): Promise<Exercise | undefined> {
  const named = sql<boolean>`id = ${id}`;
  const row = await scope.db
    .selectFrom(listedExercises(scope, { own: named, library: named }).as('listed'))
    .select(exerciseColumns)
    .executeTakeFirst();
  return row && exerciseOf(scope, row);
}

/** An exercise with its name in the caller's language. */
const NamedExercise = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });
export type NamedExercise = z.output<typeof NamedExercise>;

/** Exercises with these ids that the account may use; other ids are left out. */
export async function findNamedExercises(scope: Scope, ids: readonly string[]): Promise<Map<string, NamedExercise>> {
  const rows = await rowsOf(
    scope.db,
    NamedExercise,
    sql`
    select id, ${sql.ref(nameIn(scope))} as name, false as "isOwn" from system_exercises where id = any(${ids}::uuid[])
    union all
    select id, name, true from exercises where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Exercises of the library by code, with their names in the caller's language; unknown codes are left out. */
export async function findByCodes(
  scope: Scope,
  codes: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await rowsOf(
    scope.db,
    NamedExercise.omit({ isOwn: true }).extend({ code: z.string() }),
    sql`select id, code, ${sql.ref(nameIn(scope))} as name from system_exercises where code = any(${codes}::text[])`,
  );
  return new Map(rows.map(({ code, ...exercise }) => [code, exercise]));
}

const maxCandidates = 400;

/** Exercises that can be picked and share a primary muscle with this one, the least rare first. */
export async function findSharingMuscle(
  scope: Scope,
  { id, primaryMuscles }: Exercise,
  { equipment, search = '' }: AlternativeFilters,
): Promise<(Exercise & { rarity: number })[]> {
  const usesIt = equipment ? sql`and ${equipment} = any(equipment)` : sql``;
  const isNamed = sql.join(
    searchWords(search).map((word) => sql`and strpos(compact_name, ${word}) > 0`),
    sql` `,
  );
  const sharing = sql<boolean>`primary_muscles && ${primaryMuscles}::text[] and id <> ${id} and archived_at is null ${usesIt} ${isNamed}`;
  const listed = listedExercises(scope, { own: sharing, library: sql`${sharing} and ${showsLibrary(scope)}` });
  const rows = await scope.db
    .selectFrom(listed.as('listed'))
    .select([...exerciseColumns, 'rarity'])
    .orderBy('rarity')
    .orderBy(sql`lower(name)`)
    .limit(maxCandidates)
    .execute();
  return rows.map(({ rarity, ...row }) => ({ ...exerciseOf(scope, row), rarity }));
}

/** Inserts an own exercise. Returns false when the account has an exercise with the name, ignoring case. */
export async function insertExercise({ db, caller }: Scope, id: string, draft: ExerciseDraft): Promise<boolean> {
  const done = await db
    .insertInto('exercises')
    .values({ id, created_by: caller.membershipId, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Inserts own exercises and skips names that the account already has, ignoring case. */
export async function insertExercises(
  { db, caller }: Scope,
  drafts: readonly (ExerciseDraft & { id: string })[],
): Promise<void> {
  await db
    .insertInto('exercises')
    .values(drafts.map(({ id, ...draft }) => ({ id, created_by: caller.membershipId, ...columnsOf(draft) })))
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .execute();
}

/** Own exercises with these names, ignoring case. */
export async function findByNames({ db }: Scope, names: readonly string[]): Promise<{ id: string; name: string }[]> {
  return rowsOf(
    db,
    NamedExercise.omit({ isOwn: true }),
    sql`
    select id, name from exercises where lower(name) in (select lower(asked) from unnest(${names}::text[]) asked)`,
  );
}

export async function updateExercise({ db }: Scope, id: string, draft: ExerciseDraft): Promise<void> {
  await db.updateTable('exercises').set(columnsOf(draft)).where('id', '=', id).execute();
}

export async function setArchived({ db }: Scope, id: string, isArchived: boolean): Promise<void> {
  await db
    .updateTable('exercises')
    .set({ archived_at: isArchived ? sql`coalesce(archived_at, now())` : null })
    .where('id', '=', id)
    .execute();
}

export async function deleteExercise({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('exercises').where('id', '=', id).execute();
}

/** Locks an own exercise until the end of the transaction, so that no concurrent transaction adds it to a program. */
export async function lockOwnExercise(
  { db }: Scope,
  id: string,
): Promise<{ id: string; createdBy: string | null } | undefined> {
  return db
    .selectFrom('exercises')
    .select(['id', 'created_by as createdBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The own exercise with this name, ignoring case. */
export async function findNamesake(
  { db }: Scope,
  name: string,
): Promise<{ id: string; isArchived: boolean } | undefined> {
  return db
    .selectFrom('exercises')
    .select(['id', sql<boolean>`archived_at is not null`.as('isArchived')])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

/** Number of programs of the account that use the exercise. */
export async function countPrograms({ db }: Scope, { id, isOwn }: { id: string; isOwn: boolean }): Promise<number> {
  const { programs } = await db
    .selectFrom('program_exercises')
    .select((eb) => eb.fn.count<number>('program_id').distinct().as('programs'))
    .where(isOwn ? 'exercise_id' : 'system_exercise_id', '=', id)
    .executeTakeFirstOrThrow();
  return programs;
}

export async function findVersion({ db }: Scope, { id, isOwn }: { id: string; isOwn: boolean }): Promise<number> {
  const table = isOwn ? 'exercises' : 'system_exercises';
  const { version } = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return version;
}

function columnsOf(draft: ExerciseDraft) {
  return {
    name: draft.name,
    primary_muscles: draft.primaryMuscles,
    secondary_muscles: draft.secondaryMuscles,
    equipment: draft.equipment,
    category: draft.category,
    level: draft.level,
    mechanic: draft.mechanic,
    force: draft.force,
    instructions: draft.instructions,
  };
}
