import { sql } from 'kysely';
import { z } from 'zod';
import type { AlternativeFilters, Exercise, ExerciseDraft } from '../../contract/exercise.ts';
import { searchWords } from '../../rules/search-words.ts';
import { isOwnOrAdmins } from '#areas/sharing/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, exerciseOf, listedExercises, nameIn, showsLibrary } from './listed.ts';
import { isListedExercise, isReadableExercise } from './visibility.ts';

/** An exercise of the library or of the account, archived or not, that the caller may open. */
export async function findExercise(scope: Scope, id: string): Promise<Exercise | undefined> {
  return findListed(scope, { own: sql`id = ${id} and ${isReadableExercise(scope)}`, library: sql`id = ${id}` });
}

/** An exercise of the library, archived or not; a super admin has no account whose exercises could be read. */
export async function findLibraryExercise(scope: Scope, id: string): Promise<Exercise | undefined> {
  return findListed(scope, { library: sql`id = ${id}` });
}

async function findListed(scope: Scope, conditions: Parameters<typeof listedExercises>[1]) {
  const row = await scope.db
    .selectFrom(listedExercises(scope, conditions).as('listed'))
    .select(exerciseColumns(scope))
    .executeTakeFirst();
  return row && exerciseOf(scope, row);
}

/** An exercise with its name in the caller's language. */
const NamedExercise = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });
export type NamedExercise = z.output<typeof NamedExercise>;

/** Exercises of the library and of the account with these ids, also those that are not shared; other ids are left out. */
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
  const own = sql<boolean>`${sharing} and ${isListedExercise(scope)}`;
  const listed = listedExercises(scope, { own, library: sql`${sharing} and ${showsLibrary(scope)}` });
  const rows = await scope.db
    .selectFrom(listed.as('listed'))
    .select([...exerciseColumns(scope), 'rarity'])
    .orderBy('rarity')
    .orderBy(sql`lower(name)`)
    .limit(maxCandidates)
    .execute();
  return rows.map(({ rarity, ...row }) => ({ ...exerciseOf(scope, row), rarity }));
}

type NewExercise = ExerciseDraft & { id: string; isShared: boolean };

/** Inserts an own exercise. Returns false when the account has an exercise with the name, ignoring case. */
export async function insertExercise({ db, caller }: Scope, { isShared, ...draft }: NewExercise): Promise<boolean> {
  const done = await db
    .insertInto('exercises')
    .values({ id: draft.id, created_by: caller.membershipId, is_shared: isShared, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Inserts own exercises and skips names that the account already has, ignoring case. */
export async function insertExercises({ db, caller }: Scope, drafts: readonly NewExercise[]): Promise<void> {
  await db
    .insertInto('exercises')
    .values(
      drafts.map(({ id, isShared, ...draft }) => ({
        id,
        created_by: caller.membershipId,
        is_shared: isShared,
        ...columnsOf(draft),
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .execute();
}

const Namesake = NamedExercise.omit({ isOwn: true }).extend({ isArchived: z.boolean(), isListed: z.boolean() });
type Namesake = z.output<typeof Namesake>;

/** Own exercises of the account with these names, ignoring case; `isListed` is false for those that the caller does not see. */
export async function findByNames(scope: Scope, names: readonly string[]): Promise<Namesake[]> {
  return rowsOf(
    scope.db,
    Namesake,
    sql`
    select id, name, archived_at is not null as "isArchived", coalesce(${isListedExercise(scope)}, false) as "isListed"
    from exercises where lower(name) in (select lower(asked) from unnest(${names}::text[]) asked)`,
  );
}

/** Names of own exercises of the account that begin with one of these names and a number: `Panca (2)`. */
export async function findNumberedNames({ db }: Scope, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`select exercises.name from exercises join unnest(${names}::text[]) asked (name)
      on starts_with(lower(exercises.name), lower(asked.name) || ' (')`,
  );
  return rows.map(({ name }) => name);
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
export async function lockOwnExercise(scope: Scope, id: string): Promise<{ isEditable: boolean } | undefined> {
  return scope.db
    .selectFrom('exercises')
    .select(sql<boolean>`coalesce(${isOwnOrAdmins(scope, 'exercises')}, false)`.as('isEditable'))
    .where('id', '=', id)
    .where(isReadableExercise(scope))
    .forUpdate()
    .executeTakeFirst();
}

/** Numbers of programs of the account that use the exercise: those that exist, and those that were deleted and may come back. */
export async function countPrograms(
  { db }: Scope,
  { id, isOwn }: { id: string; isOwn: boolean },
): Promise<{ programs: number; deleted: number }> {
  return db
    .selectFrom('program_exercises')
    .leftJoin('programs', 'programs.id', 'program_exercises.program_id')
    .select([
      sql<number>`count(distinct programs.id)::int`.as('programs'),
      sql<number>`(count(distinct program_id) - count(distinct programs.id))::int`.as('deleted'),
    ])
    .where(isOwn ? 'exercise_id' : 'system_exercise_id', '=', id)
    .executeTakeFirstOrThrow();
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
