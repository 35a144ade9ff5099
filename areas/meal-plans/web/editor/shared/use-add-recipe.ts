import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError, messageOf } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { recipeRow } from '../../../rules/recipe-row.ts';
import { useEditor } from '../context.tsx';
import { singleFood } from '../edits/food.ts';
import { addRows } from '../edits/rows.ts';

interface AddedRecipe {
  mealId: string;
  /** Of the recipe. */
  id: string;
  portions: number;
  /** Whether its ingredients become rows of their own. */
  isSeparate?: boolean;
}

/** Adds a recipe of the library to a meal and returns the number of added rows; shows why when it cannot be loaded. */
export function useAddRecipe(): (added: AddedRecipe) => Promise<number> {
  const t = useTexts('meal-plans');
  const { store } = useEditor();

  return async ({ mealId, id, portions, isSeparate = false }) => {
    try {
      const { recipe } = await call(recipeRoutes.get, { id });
      const row = recipeRow(recipe, { portions, newId });
      return addRows(store, { mealId, rows: isSeparate ? row.components.map(singleFood) : [row] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(messageOf(error) || t('editor.messages.notLoaded'));
      return 0;
    }
  };
}
