import { sql } from 'kysely';
import { z } from 'zod';
import { equipment } from '../../rules/taxonomy.ts';
import type { MatchableExercise } from '../../rules/token-index.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { nameIn, showsLibrary } from './listed.ts';
import { isListedExercise } from './visibility.ts';

/** Maximum number of own exercises that are read, the newest ones. */
const maxOwn = 5000;

const CalledExerciseRow = z.object({
  id: z.uuid(),
  name: z.string(),
  otherName: z.string().nullable(),
  aliases: z.array(z.string()),
  equipment: z.array(z.enum(equipment)),
  isOwn: z.boolean(),
  rarity: z.number(),
});

/**
 * The exercises with which names of an import are matched: own exercises first, then the library by rarity, short names
 * first.
 */
export async function findMatchableExercises(scope: Scope): Promise<MatchableExercise[]> {
  const name = nameIn(scope);
  const otherName = name === 'name_it' ? 'name_en' : 'name_it';
  return rowsOf(
    scope.db,
    CalledExerciseRow,
    sql`
    select id, name, "otherName", aliases, equipment, "isOwn", rarity from (
      (select id, name, null as "otherName", '{}'::text[] as aliases, equipment, true as "isOwn", 0 as rarity from exercises
        where archived_at is null and ${isListedExercise(scope)}
        order by created_at desc limit ${sql.lit(maxOwn)})
      union all
      select id, ${sql.ref(name)}, ${sql.ref(otherName)}, aliases, equipment, false, rarity from system_exercises
        where archived_at is null and ${showsLibrary(scope)}
    ) as called
    order by "isOwn" desc, rarity, length(name), name, id`,
  );
}
