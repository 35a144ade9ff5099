import { namedAllergensEdition } from '#areas/aliments/rules/food-allergens.ts';
import type { BatchedUpdate } from '#shell/server/batched-update.ts';
import { storedAllergensOf } from './computed.ts';
import { replaceAllergens } from './store/outdated.ts';

/** Computes the stored allergens of recipes again when the rules of foods without a declaration have changed. */
export const allergensUpdate: BatchedUpdate = {
  name: 'recipe allergens',
  edition: namedAllergensEdition,
  updateBatch: (connection, position) => replaceAllergens(connection, position, storedAllergensOf),
};
