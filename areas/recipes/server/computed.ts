import type { UsedAliment } from '#areas/aliments/contract.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { RecipeDraft } from '../contract/library.ts';
import { allergensOf, dietsOf } from '../rules/allergens.ts';
import { recipeTotals } from '../rules/totals.ts';
import type { Computed } from './store/recipes.ts';

/** What lists show, sort and filter by, computed by the rules of the editor. Totals are not rounded: lists show a portion. */
export function computedOf(draft: RecipeDraft, aliments: UsedAliment[]): Computed {
  const foods = alimentsById(aliments);
  const components = draft.components.map((component) => resolvedComponent(component, foods));
  const { rawGrams, recipe, unrounded } = recipeTotals({ ...draft, components });
  const { allergens, undeclared } = allergensOf(components);
  return {
    ...{ rawGrams, ...unrounded, incomplete: recipe.incomplete },
    allergens: Object.fromEntries(allergens.map(({ allergen, strength }) => [allergen, strength])),
    declaresAllergens: undeclared.length === 0,
    suits: dietsOf(components),
  };
}
