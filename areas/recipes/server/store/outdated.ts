import type pg from 'pg';
import { z } from 'zod';
import { UsedAliment } from '#areas/aliments/contract.ts';
import { readInstallationValue, storeInstallationValue } from '#shell/server/database/installation.ts';
import { withTransaction } from '#shell/server/database/owner-transaction.ts';
import { queryRows } from '#shell/server/database/rows.ts';
import type { RecipeCard } from '../../contract/library.ts';

const name = 'recipe allergens';
const batchSize = 200;

const OutdatedRecipe = z.object({ account_id: z.uuid(), id: z.uuid(), aliments: z.array(UsedAliment) });
type OutdatedRecipe = z.output<typeof OutdatedRecipe>;

type Compute = (aliments: readonly UsedAliment[]) => Pick<RecipeCard, 'allergens' | 'declaresAllergens'>;

export async function findLoadedEdition(pool: pg.Pool): Promise<string | undefined> {
  return readInstallationValue(pool, name);
}

/** Replaces the allergens of the recipes of all accounts that have a food without declared allergens. */
export async function replaceAllergens(pool: pg.Pool, edition: string, compute: Compute): Promise<void> {
  await withTransaction(pool, async (connection) => {
    // The edition is stored first, so that a server that starts at the same moment waits for this transaction.
    await storeInstallationValue(connection, name, edition);
    let last: OutdatedRecipe | undefined;
    do {
      const recipes = await lockUndeclaredAfter(connection, last);
      await updateAllergens(connection, recipes, compute);
      last = recipes.at(-1);
    } while (last);
  });
}

const nil = '00000000-0000-0000-0000-000000000000';

async function lockUndeclaredAfter(connection: pg.ClientBase, last?: OutdatedRecipe): Promise<OutdatedRecipe[]> {
  const text = `
    select account_id, id, aliments from recipes
    where (account_id, id) > ($1, $2)
      and exists (select from jsonb_array_elements(aliments) food where (food ->> 'declaresAllergens') = 'false')
    order by account_id, id limit ${batchSize} for update`;
  return queryRows(connection, OutdatedRecipe, { text, values: [last?.account_id ?? nil, last?.id ?? nil] });
}

async function updateAllergens(
  connection: pg.ClientBase,
  recipes: readonly OutdatedRecipe[],
  compute: Compute,
): Promise<void> {
  const rows = recipes.map(({ account_id, id, aliments }) => {
    const { allergens, declaresAllergens } = compute(aliments);
    return { account_id, id, allergens, declares_allergens: declaresAllergens };
  });
  await connection.query(
    `update recipes set allergens = known.allergens, declares_allergens = known.declares_allergens
    from jsonb_to_recordset($1) as known (account_id uuid, id uuid, allergens jsonb, declares_allergens boolean)
    where (recipes.account_id, recipes.id) = (known.account_id, known.id)`,
    [JSON.stringify(rows)],
  );
}
