import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { Exercise } from '../../contract/exercise.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { AssetRow } from './assets.ts';
import { exerciseColumns, exerciseOf, listedExercises, nameIn, showsLibrary } from './listed.ts';

/** The exercises of these ids, archived or not. */
export async function findExercisesOf(scope: Scope, ids: readonly string[]): Promise<Exercise[]> {
  const named = sql<boolean>`id = any(${ids}::uuid[])`;
  const rows = await scope.db
    .selectFrom(listedExercises(scope, { own: named, library: named }).as('listed'))
    .select(exerciseColumns)
    .execute();
  return rows.map((row) => exerciseOf(scope, row));
}

/** Of all these exercises, in their order. */
export async function findAssetsOf({ db }: Scope, exerciseIds: readonly string[]): Promise<AssetRow[]> {
  const tables = sql`${assetsIn('exercise_assets', exerciseIds)} union all ${assetsIn('system_exercise_assets', exerciseIds)}`;
  const rows = await rowsOf(db, AssetRow.extend({ position: z.int() }), sql`${tables} order by position, id`);
  return rows.map(({ position: _, ...row }) => row);
}

function assetsIn(table: string, exerciseIds: readonly string[]): RawBuilder<unknown> {
  return sql`select id, exercise_id as "exerciseId", kind, content_id as "contentId", storage_key as "storageKey",
    link_id as "linkId", poster_key as "posterKey", thumbnail_key as "thumbnailKey", position
    from ${sql.table(table)} where exercise_id = any(${exerciseIds}::uuid[])`;
}

/** What tells how well an exercise stands in for another. */
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

/** Of each muscle the account's own exercises and the most usual of the library. */
export async function findAlternativeCandidates(
  scope: Scope,
  { muscles, most }: { muscles: readonly Muscle[]; most: number },
): Promise<AlternativeCandidate[]> {
  const facts = sql`primary_muscles as "primaryMuscles", secondary_muscles as "secondaryMuscles", category, mechanic,
    force, thumbnail_key as "thumbnailKey"`;
  const ofMuscle = sql`primary_muscles @> array[asked.muscle] and archived_at is null`;
  return rowsOf(
    scope.db,
    AlternativeCandidate,
    sql`
    select distinct on (found.id) found.* from unnest(${muscles}::text[]) asked (muscle) cross join lateral (
      (select id, name, ${facts} from exercises where ${ofMuscle} limit ${sql.lit(most)})
      union all
      (select id, ${sql.ref(nameIn(scope))} as name, ${facts} from system_exercises where ${ofMuscle} and ${showsLibrary(scope)}
        order by rarity limit ${sql.lit(most)})
    ) found`,
  );
}
