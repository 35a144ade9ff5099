import { UsedAliment } from '#areas/aliments/contract.ts';
import { declarationOf } from '#areas/aliments/rules/declaration.ts';
import { alimentChanged, declarationsChanged } from '#areas/aliments/server/public.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { computedOf } from './computed.ts';
import { emitRecipeChanged } from './live.ts';
import * as store from './store/recipes.ts';

/** Recipes that are read and computed together. */
const batchSize = 100;

export const recipeSubscribers = [
  subscribe(alimentChanged, replaceCopies),
  subscribe(declarationsChanged, correctDeclarations),
];

/** A corrected own food is corrected in the recipes of the account. */
async function replaceCopies(scope: ActingScope, { aliment }: PayloadOf<typeof alimentChanged>): Promise<void> {
  const changed = UsedAliment.parse(aliment);
  await changeCopies(scope, [aliment.id], (copy) => (copy.id === changed.id ? changed : copy));
}

/** What foods declare is corrected in the recipes of the account; their values stay until the recipe is saved. */
async function correctDeclarations(
  scope: ActingScope,
  { aliments }: PayloadOf<typeof declarationsChanged>,
): Promise<void> {
  const declarations = new Map(aliments.map((one) => [one.id, declarationOf(one)]));
  await changeCopies(scope, [...declarations.keys()], (copy) => ({ ...copy, ...declarations.get(copy.id) }));
}

async function changeCopies(
  scope: ActingScope,
  alimentIds: readonly string[],
  change: (copy: UsedAliment) => UsedAliment,
): Promise<void> {
  const ids = await store.findIdsWith(scope, alimentIds);
  for (let first = 0; first < ids.length; first += batchSize) {
    const recipes = await store.lockRecipesWith(scope, alimentIds, ids.slice(first, first + batchSize));
    for (const { id, ...draft } of recipes) {
      const aliments = draft.aliments.map(change);
      await store.updateAliments(scope, id, { draft, aliments, computed: computedOf(draft, aliments) });
    }
  }
  if (ids.length > 0) await emitRecipeChanged(scope);
}
