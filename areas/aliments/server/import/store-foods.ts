import { v5 } from 'uuid';
import { newId } from '#shell/common/ids.ts';
import { withSavepoint } from '#shell/server/database/savepoint.ts';
import { namedAllergenColumns } from '../../rules/food-allergens.ts';
import { libraryNamespace } from '../catalogue.ts';
import * as store from '../store/imports.ts';
import type { ImportedFood } from './food.ts';

/** Foods that were not stored, by their number, with the reason. */
export interface StoredBatch extends store.StoredCounts {
  refused: Map<string, string>;
}

/**
 * Stores a batch of foods in the library or the account of the target, inside the open transaction. When the database refuses a value,
 * the batch is halved until only the food with that value is left out.
 */
export async function storeFoods(
  connection: store.Connection,
  target: store.ImportTarget,
  foods: readonly ImportedFood[],
): Promise<StoredBatch> {
  try {
    return await withSavepoint(connection, () => storeAll(connection, target, foods));
  } catch (error) {
    if (!store.isRefusedValue(error)) throw error;
    const [only, ...others] = foods;
    if (only && others.length === 0) return { added: 0, updated: 0, refused: new Map([[only.ref, error.message]]) };
    const half = Math.ceil(foods.length / 2);
    const first = await storeFoods(connection, target, foods.slice(0, half));
    const second = await storeFoods(connection, target, foods.slice(half));
    return {
      added: first.added + second.added,
      updated: first.updated + second.updated,
      refused: new Map([...first.refused, ...second.refused]),
    };
  }
}

async function storeAll(
  connection: store.Connection,
  target: store.ImportTarget,
  foods: readonly ImportedFood[],
): Promise<StoredBatch> {
  // A statement cannot update a row twice; the last row with a number wins, as a later statement would.
  const unique = [...new Map(foods.map((food) => [food.ref, food])).values()];
  if (target.account) return storeOwn(connection, target.account.id, unique);
  const rows = unique.map((food) => columnsOf(food, v5(`${target.source}-${food.ref}`, libraryNamespace)));
  return { ...(await store.upsertLibraryFoods(connection, target, rows)), refused: new Map() };
}

async function storeOwn(
  connection: store.Connection,
  accountId: string,
  foods: readonly ImportedFood[],
): Promise<StoredBatch> {
  await store.lockNamesOf(connection, accountId);
  const rows = foods.map((food) => columnsOf(food, newId()));
  const taken = await store.findTakenFoods(connection, accountId, rows);
  const refused = new Map(taken.map(({ source_ref, field }) => [source_ref, takenReasons[field]]));
  const free = rows.filter(({ source_ref }) => !refused.has(source_ref));
  return { ...(await store.upsertOwnFoods(connection, accountId, free)), refused };
}

const takenReasons = {
  name: 'the account has another food with this name',
  barcode: 'the account has another food with this barcode',
} as const;

function columnsOf({ ref, ...food }: ImportedFood, id: string): store.StoredFood {
  return { ...food, ...namedAllergenColumns(food), id, source_ref: ref, quantity: 100, cooking: [] };
}
