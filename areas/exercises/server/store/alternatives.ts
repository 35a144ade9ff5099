import { sql } from 'kysely';
import { z } from 'zod';
import { Exercise } from '../../contract/exercise.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { nameIn, showsLibrary } from './listed.ts';
import { isListedExercise } from './visibility.ts';

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
}).extend({ rarity: z.number() });
export type AlternativeCandidate = z.output<typeof AlternativeCandidate>;

const attributes = sql`to_json(primary_muscles) as "primaryMuscles", to_json(secondary_muscles) as "secondaryMuscles",
  to_json(equipment) as equipment, category, mechanic, force`;

/** For each muscle and first piece of equipment, this number of exercises of the library; of own ones, as many per muscle. */
const maxPerEquipment = sql.lit(24);

export interface AlternativeCandidates {
  /** Each once: own exercises, and unless the account hides the library its least rare ones. */
  candidates: readonly AlternativeCandidate[];
  /** The same object as long as the candidates are those of the library only: what is computed from them may be cached with it as key. */
  library: object | undefined;
}

/** Exercises for these muscles. */
export async function findAlternativeCandidates(
  scope: Scope,
  muscles: readonly Muscle[],
): Promise<AlternativeCandidates> {
  const [own, [account]] = await Promise.all([
    findOwn(scope, muscles),
    rowsOf(scope.db, z.object({ showsLibrary: z.boolean() }), sql`select ${showsLibrary(scope)} as "showsLibrary"`),
  ]);
  if (!account?.showsLibrary) return { candidates: own, library: undefined };
  const library = await libraryCandidates(scope);
  const candidates = [...own, ...new Set(muscles.flatMap((muscle) => library.get(muscle) ?? []))];
  return { candidates, library: own.length === 0 ? library : undefined };
}

async function findOwn(scope: Scope, muscles: readonly Muscle[]): Promise<AlternativeCandidate[]> {
  return rowsOf(
    scope.db,
    AlternativeCandidate,
    sql`
    select distinct on (own.id) own.* from unnest(${muscles}::text[]) wanted (muscle) cross join lateral (
      select id, name, ${attributes}, 0 as rarity from exercises
      where primary_muscles @> array[wanted.muscle] and archived_at is null and ${isListedExercise(scope)} limit ${maxPerEquipment}
    ) own`,
  );
}

type CandidatesByMuscle = ReadonlyMap<string, readonly AlternativeCandidate[]>;

/** A change of the library reaches the alternatives after this time. */
const cacheMs = 60_000;

/**
 * The candidates of the library by language, for each server, which tests start more than one of. All accounts have the
 * same, and reading them for each phone costs more than the rest of a training.
 */
const cache = new WeakMap<object, Map<string, { readAt: number; candidates: CandidatesByMuscle }>>();

async function libraryCandidates(scope: Scope): Promise<CandidatesByMuscle> {
  const ofServer = cache.get(scope.settings) ?? new Map();
  cache.set(scope.settings, ofServer);
  const cached = ofServer.get(scope.language);
  if (cached && performance.now() - cached.readAt < cacheMs) return cached.candidates;
  const candidates = await findLibrary(scope);
  ofServer.set(scope.language, { readAt: performance.now(), candidates });
  return candidates;
}

async function findLibrary(scope: Scope): Promise<CandidatesByMuscle> {
  const rows = await rowsOf(
    scope.db,
    AlternativeCandidate,
    sql`
    select distinct on (id) id, ${sql.ref(nameIn(scope))} as name, ${attributes}, rarity from (
      select system_exercises.*,
        row_number() over (partition by muscle, equipment[1] order by rarity, length(name_en)) as rank
      from system_exercises cross join unnest(primary_muscles) muscle where archived_at is null
    ) ranked where rank <= ${maxPerEquipment}`,
  );
  const byMuscle = new Map<string, AlternativeCandidate[]>();
  for (const row of rows)
    for (const muscle of row.primaryMuscles) byMuscle.set(muscle, [...(byMuscle.get(muscle) ?? []), row]);
  return byMuscle;
}
