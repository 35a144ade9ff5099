import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** The account's cues by the id of the exercise of the library. */
export async function findCues({ db }: Scope, exerciseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('exercise_cues')
    .select(['system_exercise_id', 'cues'])
    .where('system_exercise_id', '=', sql<string>`any(${exerciseIds}::uuid[])`)
    .where('cues', '<>', '')
    .execute();
  return new Map(rows.map(({ system_exercise_id, cues }) => [system_exercise_id, cues]));
}

/** The account's cues for one exercise. Removed cues are null and have a version. */
export async function readCues({ db }: Scope, id: string): Promise<{ cues: string | null; version: number }> {
  const row = await db
    .selectFrom('exercise_cues')
    .select(['cues', 'version'])
    .where('system_exercise_id', '=', id)
    .executeTakeFirst();
  return { cues: row?.cues || null, version: row?.version ?? 0 };
}

/** Saves the cues unless they have been saved since `version`. Returns whether they were saved. */
export async function saveCues(
  { db }: Scope,
  { id, cues, version }: { id: string; cues: string; version: number },
): Promise<boolean> {
  const saved = await db
    .insertInto('exercise_cues')
    .values({ system_exercise_id: id, cues })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'system_exercise_id'])
        .doUpdateSet({ cues, version: sql`exercise_cues.version + 1`, updated_at: sql`now()` })
        .where('exercise_cues.version', '=', version),
    )
    .executeTakeFirst();
  return saved.numInsertedOrUpdatedRows === 1n;
}
