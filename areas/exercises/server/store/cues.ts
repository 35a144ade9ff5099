import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** The account's cues by the id of the exercise of the library. */
export async function findCues({ db }: Scope, exerciseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('exercise_cues')
    .select(['system_exercise_id', 'cues'])
    .where('system_exercise_id', '=', sql<string>`any(${exerciseIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ system_exercise_id, cues }) => [system_exercise_id, cues]));
}

export async function saveCues({ db }: Scope, id: string, cues: string): Promise<void> {
  await db
    .insertInto('exercise_cues')
    .values({ system_exercise_id: id, cues })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'system_exercise_id']).doUpdateSet({ cues, updated_at: sql`now()` }),
    )
    .execute();
}

export async function deleteCues({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('exercise_cues').where('system_exercise_id', '=', id).execute();
}
