import type pg from 'pg';
import { z } from 'zod';
import type { NamedAllergenColumns } from '../../rules/food-allergens.ts';
import { readInstallationValue, storeInstallationValue } from '#shell/server/database/installation.ts';
import { withTransaction } from '#shell/server/database/owner-transaction.ts';
import { queryRows } from '#shell/server/database/rows.ts';

const name = 'named allergens';
const batchSize = 1000;

const NamedFood = z.object({
  /** Of an own food. */
  account_id: z.uuid().optional(),
  id: z.uuid(),
  name_it: z.string(),
  name_en: z.string(),
});
type NamedFood = z.output<typeof NamedFood>;

/** The columns of the primary key of each table. */
const keys = { system_aliments: ['id'], aliments: ['account_id', 'id'] } as const;
type FoodTable = keyof typeof keys;

type Compute = (names: Pick<NamedFood, 'name_it' | 'name_en'>) => NamedAllergenColumns;

export async function findNamedAllergensEdition(pool: pg.Pool): Promise<string | undefined> {
  return readInstallationValue(pool, name);
}

/** Replaces the allergens that the names of foods without a declaration name, those of the library and of all accounts. */
export async function replaceNamedAllergens(pool: pg.Pool, edition: string, compute: Compute): Promise<void> {
  await withTransaction(pool, async (connection) => {
    // The edition is stored first, so that a server that starts at the same moment waits for this transaction.
    await storeInstallationValue(connection, name, edition);
    for (const table of ['system_aliments', 'aliments'] as const) {
      let foods = await lockFoodsAfter(connection, table);
      while (foods.length > 0) {
        await updateNamed(connection, table, foods, compute);
        foods = await lockFoodsAfter(connection, table, foods.at(-1));
      }
    }
  });
}

const nil = '00000000-0000-0000-0000-000000000000';

async function lockFoodsAfter(connection: pg.ClientBase, table: FoodTable, last?: NamedFood): Promise<NamedFood[]> {
  const key = keys[table].join(', ');
  const text = `
    select ${key}, name_it, name_en from ${table} where not declares_allergens and (${key}) > (${keys[table].map((_, index) => `$${index + 1}`).join(', ')})
    order by ${key} limit ${batchSize} for no key update`;
  return queryRows(connection, NamedFood, { text, values: keys[table].map((column) => last?.[column] ?? nil) });
}

async function updateNamed(
  connection: pg.ClientBase,
  table: FoodTable,
  foods: readonly NamedFood[],
  compute: Compute,
): Promise<void> {
  const rows = foods.map(({ account_id, id, ...names }) => ({ account_id, id, ...compute(names) }));
  await connection.query(
    `update ${table} foods
    set named_allergens_it = known.named_allergens_it, named_allergens_en = known.named_allergens_en
    from jsonb_to_recordset($1) as known (account_id uuid, id uuid, named_allergens_it text[], named_allergens_en text[])
    where ${keys[table].map((column) => `foods.${column} = known.${column}`).join(' and ')}
      and (foods.named_allergens_it, foods.named_allergens_en)
        is distinct from (known.named_allergens_it, known.named_allergens_en)`,
    [JSON.stringify(rows)],
  );
}
