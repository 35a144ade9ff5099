import { sql } from 'kysely';
import { z } from 'zod';
import type { LibraryExerciseDraft } from '../../contract/exercise.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Texts of an exercise of the library in both languages. */
export interface LibraryTexts {
  name_it: string;
  name_en: string;
  instructions_it: string | null;
  instructions_en: string | null;
  version: number;
}

export async function findLibraryTexts({ db }: Transaction, id: string): Promise<LibraryTexts | undefined> {
  return db
    .selectFrom('system_exercises')
    .select(['name_it', 'name_en', 'instructions_it', 'instructions_en', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the exercise until the end of the transaction. */
export async function lockLibraryExercise(
  { db }: Transaction,
  id: string,
): Promise<{ id: string; code: string } | undefined> {
  return db.selectFrom('system_exercises').select(['id', 'code']).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertLibraryExercise(
  { db }: Transaction,
  exercise: { id: string; rarity: number; draft: LibraryExerciseDraft },
): Promise<void> {
  const { id, rarity, draft } = exercise;
  await db
    .insertInto('system_exercises')
    .values({ id, code: id, rarity, edited_at: sql`now()`, ...columnsOf(draft) })
    .execute();
  await refreshTokens({ db });
}

export async function updateLibraryExercise(
  { db }: Transaction,
  { id, rarity, draft }: { id: string; rarity: number; draft: LibraryExerciseDraft },
): Promise<void> {
  await db
    .updateTable('system_exercises')
    .set({
      rarity: sql`case when rarity < 0 then rarity else ${rarity} end`,
      edited_at: sql`now()`,
      ...columnsOf(draft),
    })
    .where('id', '=', id)
    .execute();
  await refreshTokens({ db });
}

/** Marks an exercise of the library as edited. Loading the shipped library does not overwrite edited exercises. */
export async function markEdited({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('system_exercises').set({ edited_at: sql`now()` }).where('id', '=', id).execute();
}

export async function setLibraryArchived({ db }: Transaction, id: string, isArchived: boolean): Promise<void> {
  await db
    .updateTable('system_exercises')
    .set({ archived_at: isArchived ? sql`coalesce(archived_at, now())` : null, edited_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes an exercise of the library. Its code is stored, so that loading the shipped library does not insert it again.
 */
export async function deleteLibraryExercise(
  { db }: Transaction,
  { id, code }: { id: string; code: string },
): Promise<void> {
  await db
    .insertInto('deleted_system_exercises')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('system_exercises').where('id', '=', id).execute();
  await refreshTokens({ db });
}

/** Whether a program or a logged set of any account uses the exercise. */
export async function isLibraryExerciseUsed({ db }: Transaction, id: string): Promise<boolean> {
  const statement = sql`select is_system_exercise_used(${id}) as used`;
  const [row] = await rowsOf(db, z.object({ used: z.boolean() }), statement);
  return row?.used ?? false;
}

/** Returns the name field whose value another exercise of the library already has, ignoring case. */
export async function findTakenName(
  { db }: Transaction,
  { name_it, name_en }: Pick<LibraryExerciseDraft, 'name_it' | 'name_en'>,
  id: string,
): Promise<'name_it' | 'name_en' | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ taken: z.enum(['name_it', 'name_en']) }),
    sql`
    select 'name_it' as taken from system_exercises where lower(name_it) = lower(${name_it}) and id <> ${id}
    union all
    select 'name_en' from system_exercises where lower(name_en) = lower(${name_en}) and id <> ${id}`,
  );
  return row?.taken;
}

/** Refreshes the materialized view of the words of names, which the search reads. */
async function refreshTokens({ db }: Transaction): Promise<void> {
  await sql`select refresh_exercise_tokens()`.execute(db);
}

function columnsOf(draft: LibraryExerciseDraft) {
  return {
    name_it: draft.name_it,
    name_en: draft.name_en,
    primary_muscles: draft.primaryMuscles,
    secondary_muscles: draft.secondaryMuscles,
    equipment: draft.equipment,
    category: draft.category,
    level: draft.level,
    mechanic: draft.mechanic,
    force: draft.force,
    instructions_it: draft.instructions_it,
    instructions_en: draft.instructions_en,
  };
}
