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

/** Attributes that alternatives are ranked by. */
const AlternativeCandidate = Exercise.pick({
  id: true,
  name: true,
  primaryMuscles: true,
  secondaryMuscles: true,
  equipment: true,
  category: true,
  mechanic: true,
  force: true,
}).extend({ thumbnailKey: z.string().nullable(), rarity: z.number() });
export type AlternativeCandidate = z.output<typeof AlternativeCandidate>;

interface CandidatesRequest {
  muscles: readonly Muscle[];
  maxPerEquipment: number;
}

/** For each muscle and first piece of equipment, the least rare exercises of the library; of own ones, as many per muscle. */
export async function findAlternativeCandidates(
  scope: Scope,
  { muscles, maxPerEquipment }: CandidatesRequest,
): Promise<AlternativeCandidate[]> {
  const attributes = sql`to_json(primary_muscles) as "primaryMuscles", to_json(secondary_muscles) as "secondaryMuscles",
    to_json(equipment) as equipment, category, mechanic, force, thumbnail_key as "thumbnailKey"`;
  const ofMuscle = sql`primary_muscles @> array[asked.muscle] and archived_at is null`;
  const max = sql.lit(maxPerEquipment);
  return rowsOf(
    scope.db,
    AlternativeCandidate,
    sql`
    select distinct on (found.id) found.* from unnest(${muscles}::text[]) asked (muscle) cross join lateral (
      (select id, name, ${attributes}, 0 as rarity from exercises where ${ofMuscle} limit ${max})
      union all
      (select id, ${sql.ref(nameIn(scope))} as name, ${attributes}, rarity from (
        select *, row_number() over (partition by equipment[1] order by rarity, length(name_en)) as rank
        from system_exercises where ${ofMuscle} and ${showsLibrary(scope)}
      ) as ranked where rank <= ${max})
    ) found`,
  );
}
