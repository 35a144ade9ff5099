import type { UsedAliment } from '#areas/aliments/contract.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { RecipeCard, RecipeDraft } from '../contract/library.ts';
import { allergensNamedIn, allergensOfFoods, dietsOf } from '../rules/allergens.ts';
import { recipeTotals } from '../rules/totals.ts';
import type { Computed } from './store/recipes.ts';

/** What lists show, sort and filter by, computed by the rules of the editor. Totals are not rounded: lists show a portion. */
export function computedOf(draft: RecipeDraft, aliments: UsedAliment[]): Computed {
  const foods = alimentsById(aliments);
  const components = draft.components.map((component) => resolvedComponent(component, foods));
  const { rawGrams, recipe, unrounded } = recipeTotals({ ...draft, components });
  return {
    ...{ rawGrams, ...unrounded, incomplete: recipe.incomplete },
    ...storedAllergensOf(aliments, draft.unreadLines),
    suits: dietsOf(components, draft.unreadLines),
  };
}

/** The allergens of a recipe with these foods and ingredients that are no food yet, as lists show and filter them. */
export function storedAllergensOf(
  aliments: readonly UsedAliment[],
  unreadLines: readonly string[] = [],
): Pick<RecipeCard, 'allergens' | 'declaresAllergens'> {
  const { allergens, undeclared } = allergensOfFoods(aliments);
  const named = allergensNamedIn(unreadLines);
  return {
    allergens: {
      ...Object.fromEntries(named.map((allergen) => [allergen, 'named'])),
      ...Object.fromEntries(
        allergens
          .filter(({ allergen, strength }) => strength !== 'suspected' || !named.includes(allergen))
          .map(({ allergen, strength }) => [allergen, strength]),
      ),
    },
    declaresAllergens: undeclared.length === 0 && unreadLines.length === 0,
  };
}
