import type { FoodQuery } from '#areas/aliments/rules/food-query.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { portionGramsOf } from '#areas/recipes/rules/recipe-portions.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { recipeRow, typedPortions, whyOnePortion } from '../../../rules/recipe-row.ts';
import { useEditor } from '../context.tsx';
import { singleFood } from '../edits/food.ts';
import { addRows } from '../edits/rows.ts';
import { useUnreadRows } from './use-unread-rows.ts';

interface AddedRecipe {
  mealId: string;
  /** Of the recipe. */
  id: string;
  amount: FoodQuery['amount'];
  /** Whether its ingredients become rows of their own. */
  isSeparate?: boolean;
}

/** Adds a recipe of the library to a meal and returns the number of added rows; shows why when it cannot be loaded. */
export function useAddRecipe(): (added: AddedRecipe) => Promise<number> {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store } = useEditor();
  const unreadRows = useUnreadRows();

  return async ({ mealId, id, amount, isSeparate = false }) => {
    try {
      const { recipe } = await call(recipeRoutes.get, { id });
      const { components, unreadLines = [] } = recipe;
      const rawGrams = components.reduce((sum, { quantity }) => sum + quantity, 0);
      const portionGrams = portionGramsOf({ ...recipe, rawGrams }, unreadLines.length);
      const portions = typedPortions(amount, portionGrams);
      if (portions === null)
        toast.info(
          t(`editor.recipe.onePortion.${whyOnePortion(amount, portionGrams)}`, { name: nameIn(language, recipe) }),
        );
      const row = recipeRow(recipe, { portions: portions ?? 1, newId });
      const foods = isSeparate ? row.components.map(singleFood) : [row];
      return addRows(store, { mealId, rows: [...foods, ...unreadRows(recipe)] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message || t('editor.messages.notLoaded'));
      return 0;
    }
  };
}
