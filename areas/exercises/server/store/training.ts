import { sql } from 'kysely';
import type { Exercise } from '../../contract/exercise.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, exerciseOf, listedExercises } from './listed.ts';

/** Exercises with these ids, archived or not, in the order of the ids. */
export async function findExercisesOf(scope: Scope, ids: readonly string[]): Promise<Exercise[]> {
  const named = sql<boolean>`id = any(${ids}::uuid[])`;
  const rows = await scope.db
    .selectFrom(listedExercises(scope, { own: named, library: named }).as('listed'))
    .select(exerciseColumns(scope))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, exerciseOf(scope, row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
