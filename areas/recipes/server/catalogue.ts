import { namedAllergensEdition as edition } from '#areas/aliments/rules/food-allergens.ts';
import type { ServerArea } from '#shell/server/http/bind.ts';
import { storedAllergensOf } from './computed.ts';
import { findLoadedEdition, replaceAllergens } from './store/outdated.ts';

/** Computes the stored allergens of recipes again when the rules of foods without a declaration have changed. */
export const updateAllergens: NonNullable<ServerArea['catalogue']> = async (pool) => {
  if ((await findLoadedEdition(pool)) === edition) return false;
  await replaceAllergens(pool, edition, storedAllergensOf);
  return true;
};
