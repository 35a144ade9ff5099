import { readPermissions } from '#areas/account/server/public.ts';
import { UsedAliment } from '#areas/aliments/contract.ts';
import type { FoodUse } from '#areas/aliments/contract/library.ts';
import { declarationOf } from '#areas/aliments/rules/declaration.ts';
import {
  alimentChanged,
  correctDocuments,
  correctOwnCopies,
  type DocumentsWithFoods,
  findByIds,
  lockNamesShared,
  type OutdatedDocuments,
} from '#areas/aliments/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { computedOf } from './computed.ts';
import { emitRecipeChanged } from './live.ts';
import * as store from './store/recipes.ts';

export const recipesWithFoods: DocumentsWithFoods = {
  kind: 'recipes',
  find: findWithFoods,
  correct: correctRecipes,
  countUses,
};

export const recipeSubscribers = [
  subscribe(alimentChanged, (scope, { aliment }) => correctOwnCopies(scope, recipesWithFoods, aliment.id)),
];

async function findWithFoods(scope: ActingScope, alimentIds: readonly string[]) {
  return (await store.findIdsWith(scope, alimentIds)).map((id) => ({ id, groupId: id }));
}

async function countUses(scope: Scope, { id }: UsedAliment): Promise<FoodUse[]> {
  if (!(await readPermissions(scope)).includes('view recipes')) return [];
  return [{ kind: 'recipes', total: (await store.findIdsWith(scope, [id])).length, former: 0 }];
}

/** Foods may have changed while a recipe was deleted. */
export async function afterRestoration(scope: Scope, id: string): Promise<void> {
  await lockNamesShared(scope);
  const [recipe] = (await store.findFoods(scope, { ids: [id] })).recipes;
  const alimentIds = recipe?.aliments.map((food) => food.id) ?? [];
  await correctDocuments(scope, recipesWithFoods, [{ id, groupId: id, alimentIds }]);
  await emitRecipeChanged(scope);
}

/** Recipes follow own foods. Of foods of the library they follow what these declare; the values stay until the recipe is saved. */
async function correctRecipes(scope: ActingScope, { ids, alimentIds }: OutdatedDocuments): Promise<void> {
  const recipes = await store.lockRecipes(scope, ids);
  const foods = new Map((await findByIds(scope, alimentIds)).map((one) => [one.id, one]));
  for (const { id, ...draft } of recipes) {
    const aliments = draft.aliments.map((copy) => {
      const food = foods.get(copy.id);
      if (!food) return copy;
      return food.isOwn ? UsedAliment.parse(food) : { ...copy, ...declarationOf(food) };
    });
    await store.updateAliments(scope, id, { draft, aliments, computed: computedOf(draft, aliments) });
  }
  await emitRecipeChanged(scope);
}
