import type { ServerArea } from '#shell/server/http/bind.ts';
import { storedAllergensOf } from './computed.ts';
import { findLoadedEdition, replaceAllergens } from './store/outdated.ts';

/** Incremented when foods without declared allergens are read in another way, so that all installations compute the columns again. */
const edition = '1';

/** Computes the stored allergens of recipes again when the rules of foods without a declaration have changed. */
export const updateAllergens: NonNullable<ServerArea['catalogue']> = async (pool) => {
  if ((await findLoadedEdition(pool)) === edition) return false;
  await replaceAllergens(pool, edition, storedAllergensOf);
  return true;
};
