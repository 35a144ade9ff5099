import { sql } from 'kysely';
import type { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { Exercise } from '../../contract/exercise.ts';
import { nameIn, showsLibrary } from './listed.ts';
import { isListedExercise } from './visibility.ts';

/** Maximum number of own exercises that are read, the newest ones. */
const maxOwn = 500;

const ChoiceRow = Exercise.pick({ id: true, name: true, category: true, mechanic: true, force: true });

/** The exercises that lists have for the caller, without archived ones: own ones first, then the library by rarity. */
export async function findChoices(scope: Scope): Promise<z.output<typeof ChoiceRow>[]> {
  return rowsOf(
    scope.db,
    ChoiceRow,
    sql`
    select id, name, category, mechanic, force from (
      (select id, name, category, mechanic, force, true as is_own, 0 as rarity from exercises
        where archived_at is null and ${isListedExercise(scope)}
        order by created_at desc limit ${sql.lit(maxOwn)})
      union all
      select id, ${sql.ref(nameIn(scope))}, category, mechanic, force, false, rarity from system_exercises
        where archived_at is null and ${showsLibrary(scope)}
    ) as choice
    order by is_own desc, rarity, length(name), name, id`,
  );
}
