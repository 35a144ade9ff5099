import { sql } from 'kysely';
import { z } from 'zod';
import { type FoodValues, valuesOf } from '../../rules/food-values.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export type FoodWithValues = FoodValues & { id: string };

/** Notes values that own foods have or had; foods that are no own ones of the account are left out. */
export async function addValues({ db }: Transaction, foods: readonly FoodWithValues[]): Promise<void> {
  await sql`
    insert into aliment_values (aliment_id, digest)
    select given.id, food_values_digest(given.food)
    from jsonb_to_recordset(${textOf(foods)}::jsonb) as given (id uuid, food jsonb) join aliments on aliments.id = given.id
    on conflict do nothing`.execute(db);
}

/** The ids of the own foods that have or had the given values. */
export async function findKnown({ db }: Transaction, foods: readonly FoodWithValues[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select given.id from jsonb_to_recordset(${textOf(foods)}::jsonb) as given (id uuid, food jsonb)
    where exists (select from aliment_values known
      where known.aliment_id = given.id and known.digest = food_values_digest(given.food))`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function setValuesChanged({ db }: Scope, id: string): Promise<void> {
  await db.updateTable('aliments').set({ values_changed_at: sql`now()` }).where('id', '=', id).execute();
}

function textOf(foods: readonly FoodWithValues[]): string {
  return JSON.stringify(foods.map((food) => ({ id: food.id, food: valuesOf(food) })));
}
