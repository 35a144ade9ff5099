import { sql } from 'kysely';
import { z } from 'zod';
import { Exercise } from '../../contract/exercise.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, exerciseOf, listedExercises, nameIn, showsLibrary } from './listed.ts';

/** Exercises with these ids, archived or not. */
export async function findExercisesOf(scope: Scope, ids: readonly string[]): Promise<Exercise[]> {
  const named = sql<boolean>`id = any(${ids}::uuid[])`;
  const rows = await scope.db
    .selectFrom(listedExercises(scope, { own: named, library: named }).as('listed'))
    .select(exerciseColumns)
    .execute();
  return rows.map((row) => exerciseOf(scope, row));
}

/** Fields by which alternatives to an exercise are ranked. */
const AlternativeCandidate = Exercise.pick({
  id: true,
  name: true,
  primaryMuscles: true,
  secondaryMuscles: true,
  category: true,
  mechanic: true,
  force: true,
}).extend({ thumbnailKey: z.string().nullable() });
export type AlternativeCandidate = z.output<typeof AlternativeCandidate>;

/** Finds up to `most` own exercises and, by rarity, `most` exercises of the library for each muscle. */
export async function findAlternativeCandidates(
  scope: Scope,
  { muscles, most }: { muscles: readonly Muscle[]; most: number },
): Promise<AlternativeCandidate[]> {
  const attributes = sql`to_json(primary_muscles) as "primaryMuscles", to_json(secondary_muscles) as "secondaryMuscles", category, mechanic,
    force, thumbnail_key as "thumbnailKey"`;
  const ofMuscle = sql`primary_muscles @> array[asked.muscle] and archived_at is null`;
  return rowsOf(
    scope.db,
    AlternativeCandidate,
    sql`
    select distinct on (found.id) found.* from unnest(${muscles}::text[]) asked (muscle) cross join lateral (
      (select id, name, ${attributes} from exercises where ${ofMuscle} limit ${sql.lit(most)})
      union all
      (select id, ${sql.ref(nameIn(scope))} as name, ${attributes} from system_exercises where ${ofMuscle} and ${showsLibrary(scope)}
        order by rarity limit ${sql.lit(most)})
    ) found`,
  );
}
