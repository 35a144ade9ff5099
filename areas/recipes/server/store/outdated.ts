import type pg from 'pg';
import { z } from 'zod';
import { UsedAliment } from '#areas/aliments/contract.ts';
import { queryRows } from '#shell/server/database/rows.ts';
import type { RecipeCard } from '../../contract/library.ts';

const batchSize = 200;

const OutdatedRecipe = z.object({
  account_id: z.uuid(),
  id: z.uuid(),
  aliments: z.array(UsedAliment),
  unread_lines: z.array(z.string()),
});
type OutdatedRecipe = z.output<typeof OutdatedRecipe>;

type Compute = (
  aliments: readonly UsedAliment[],
  unreadLines: readonly string[],
) => Pick<RecipeCard, 'allergens' | 'declaresAllergens'>;

/**
 * Replaces the allergens of some recipes that have a food without declared allergens or an ingredient that is no food yet, of all accounts: those after the position, which is
 * an account and the id of a recipe. Returns the position of the last one, and null at the end.
 */
export async function replaceAllergens(
  connection: pg.ClientBase,
  position: string | null,
  compute: Compute,
): Promise<string | null> {
  const recipes = await lockUndeclaredAfter(connection, position?.split(' ') ?? []);
  await updateAllergens(connection, recipes, compute);
  const last = recipes.at(-1);
  return last ? `${last.account_id} ${last.id}` : null;
}

const nil = '00000000-0000-0000-0000-000000000000';

async function lockUndeclaredAfter(
  connection: pg.ClientBase,
  [accountId = nil, id = nil]: readonly string[],
): Promise<OutdatedRecipe[]> {
  const text = `
    select account_id, id, aliments, unread_lines from recipes
    where (account_id, id) > ($1, $2)
      and (unread_lines <> '{}'
        or exists (select from jsonb_array_elements(aliments) food where (food ->> 'declaresAllergens') = 'false'))
    order by account_id, id limit ${batchSize} for update`;
  return queryRows(connection, OutdatedRecipe, { text, values: [accountId, id] });
}

async function updateAllergens(
  connection: pg.ClientBase,
  recipes: readonly OutdatedRecipe[],
  compute: Compute,
): Promise<void> {
  const rows = recipes.map(({ account_id, id, aliments, unread_lines }) => {
    const { allergens, declaresAllergens } = compute(aliments, unread_lines);
    return { account_id, id, allergens, declares_allergens: declaresAllergens };
  });
  await connection.query(
    `update recipes set allergens = known.allergens, declares_allergens = known.declares_allergens
    from jsonb_to_recordset($1) as known (account_id uuid, id uuid, allergens jsonb, declares_allergens boolean)
    where (recipes.account_id, recipes.id) = (known.account_id, known.id)`,
    [JSON.stringify(rows)],
  );
}
