import type pg from 'pg';
import { z } from 'zod';
import type { NamedAllergenColumns } from '../../rules/food-allergens.ts';
import { queryRows } from '#shell/server/database/rows.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';

const batchSize = 1000;

const NamedFood = z.object({
  /** Of an own food. */
  account_id: z.uuid().optional(),
  id: z.uuid(),
  name_it: z.string(),
  name_en: z.string(),
});
type NamedFood = z.output<typeof NamedFood>;

/** The columns of the primary key of each table, in the order in which the tables are updated. */
const keys = { system_aliments: ['id'], aliments: ['account_id', 'id'] } as const;
type FoodTable = keyof typeof keys;

type Compute = (names: Pick<NamedFood, 'name_it' | 'name_en'>) => NamedAllergenColumns;

/**
 * Replaces the allergens that the names of some foods without a declaration name, of the library and then of all accounts: those after
 * the position, which is a table and the key of a food. Returns the position of the last one, and null at the end.
 */
export async function replaceNamedAllergens(
  connection: pg.ClientBase,
  position: string | null,
  compute: Compute,
): Promise<string | null> {
  const [reached, ...key] = position?.split(' ') ?? [];
  const table = reached === 'aliments' ? 'aliments' : 'system_aliments';
  const foods = await lockFoodsAfter(connection, table, key);
  const last = foods.at(-1);
  if (!last) return table === 'system_aliments' ? 'aliments' : null;
  await updateNamed(connection, table, foods, compute);
  return [table, ...keys[table].map((column) => last[column])].join(' ');
}

const nil = '00000000-0000-0000-0000-000000000000';

async function lockFoodsAfter(
  connection: pg.ClientBase,
  table: FoodTable,
  last: readonly string[],
): Promise<NamedFood[]> {
  const key = keys[table].join(', ');
  const text = `
    select ${key}, name_it, name_en from ${table} where not declares_allergens and (${key}) > (${keys[table].map((_, index) => `$${index + 1}`).join(', ')})
    order by ${key} limit ${batchSize} for no key update`;
  return queryRows(connection, NamedFood, { text, values: keys[table].map((_, index) => last[index] ?? nil) });
}

async function updateNamed(
  connection: pg.ClientBase,
  table: FoodTable,
  foods: readonly NamedFood[],
  compute: Compute,
): Promise<void> {
  const yieldToOthers = createYield();
  const rows: object[] = [];
  for (const { account_id, id, ...names } of foods) {
    rows.push({ account_id, id, ...compute(names) });
    await yieldToOthers();
  }
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
