import { sql } from 'kysely';
import { z } from 'zod';
import type { LibraryExerciseDraft } from '../../contract/exercise.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** What the list does not show of an exercise of the library. */
export interface LibraryWords {
  name_it: string;
  name_en: string;
  instructions_it: string | null;
  instructions_en: string | null;
}

export async function findLibraryWords({ db }: Transaction, id: string): Promise<LibraryWords | undefined> {
  return db
    .selectFrom('system_exercises')
    .select(['name_it', 'name_en', 'instructions_it', 'instructions_en'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Kept as it is until this is done. */
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
  await refreshWords({ db });
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
  await refreshWords({ db });
}

/** From now on the catalogue leaves it alone. */
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

/** Its code is remembered, so that the catalogue does not bring it back. */
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
  await refreshWords({ db });
}

/** Whether any account has it in a program or in what a client logged. */
export async function isLibraryExerciseUsed({ db }: Transaction, id: string): Promise<boolean> {
  const statement = sql`select is_system_exercise_used(${id}) as used`;
  const [row] = await rowsOf(db, z.object({ used: z.boolean() }), statement);
  return row?.used ?? false;
}

/** Which of the two names another exercise of the library has, in whatever capitals. */
export async function takenName(
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

/** The search compares with the words of this view. */
async function refreshWords({ db }: Transaction): Promise<void> {
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
