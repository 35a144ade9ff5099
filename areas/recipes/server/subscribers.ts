import { UsedAliment } from '#areas/aliments/contract.ts';
import type { FullAliment } from '#areas/aliments/contract/library.ts';
import { alimentChanged } from '#areas/aliments/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { computedOf } from './computed.ts';
import { emitRecipeChanged } from './live.ts';
import * as store from './store/recipes.ts';

/** Recipes that are read and computed together. */
const batchSize = 100;

export const recipeSubscribers = [subscribe(alimentChanged, replaceCopies)];

/** A corrected food is corrected in the recipes of the account. */
async function replaceCopies(scope: Scope, { aliment }: { aliment: FullAliment }): Promise<void> {
  const changed = UsedAliment.parse(aliment);
  const ids = await store.findIdsWith(scope, aliment.id);
  for (let first = 0; first < ids.length; first += batchSize) {
    const recipes = await store.lockRecipesWith(scope, aliment.id, ids.slice(first, first + batchSize));
    for (const { id, ...draft } of recipes) {
      const aliments = draft.aliments.map((one) => (one.id === changed.id ? changed : one));
      await store.updateAliments(scope, id, { draft, aliments, computed: computedOf(draft, aliments) });
    }
  }
  if (ids.length > 0) await emitRecipeChanged(scope);
}
