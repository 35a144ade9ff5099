import { nameIn } from '#areas/aliments/rules/names.ts';
import { amountText, type OtherOption } from '#areas/aliments/web/public.tsx';
import { type RecipeCard, recipeRoutes } from '#areas/recipes/contract/library.ts';
import { portionMacro } from '#areas/recipes/rules/totals.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';

const mostRecipes = 3;
const minLetters = 2;

/** The recipes that a search for foods also finds. */
export function useRecipeOptions(search: string, { isOpen }: { isOpen: boolean }): readonly OtherOption[] {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const energyOf = usePortionEnergy();
  const enabled = useMay()('view recipes') && isOpen && search.length >= minLetters;
  const { data } = useApiQuery(recipeRoutes.list, { search }, { enabled });
  if (!enabled || !data) return [];
  return data.recipes.slice(0, mostRecipes).map((recipe) => ({
    id: recipe.id,
    name: nameIn(language, recipe),
    subtitle: t('editor.recipe.option'),
    energy: energyOf(recipe),
  }));
}

/** The energy of a portion of a recipe: `392 kcal`, `≥ 392 kcal` when an ingredient has none. */
export function usePortionEnergy(): (recipe: RecipeCard) => string {
  const t = useTexts('meal-plans');
  return ({ calories, portions, incomplete }) => {
    const energy = t('kcal', { calories: amountText(portionMacro(calories, portions), 0) });
    return incomplete.includes('calories') && calories !== null ? `≥ ${energy}` : energy;
  };
}
