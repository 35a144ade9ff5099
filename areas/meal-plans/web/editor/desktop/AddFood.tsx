import { memo } from 'react';
import { FoodPicker } from '#areas/aliments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { useEditor } from '../context.tsx';
import { pickedComponent, singleFood } from '../edits/food.ts';
import { addRows } from '../edits/rows.ts';
import { useNewLine } from '../edits/use-new-line.ts';
import { usePickerOptions } from '../shared/picker-options.tsx';
import { useRecipeOptions } from '../shared/recipe-options.tsx';
import { useAddRecipe } from '../shared/use-add-recipe.ts';
import classes from './Sheet.module.css';

/** The field below the rows of a meal that adds foods; it keeps the focus, so that the next food is typed at once. */
export const AddFood = memo(function AddFood({ mealId, isFull }: { mealId: string; isFull: boolean }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const options = usePickerOptions();
  const lineOf = useNewLine();
  const addRecipe = useAddRecipe();
  if (isFull) return <p className={classes['free']}>{t('editor.meal.full', { count: limits.componentsAMeal })}</p>;

  return (
    <div className={classes['add']} data-add data-meal-add={mealId}>
      <FoodPicker
        {...options}
        label={t('editor.addFood')}
        several
        useOthers={useRecipeOptions}
        onPickOther={(id, amount) => void addRecipe({ mealId, id, amount })}
        onPickText={(text) => addRows(store, { mealId, rows: [lineOf(text, 'food')] })}
        onPick={(picked) => addRows(store, { mealId, rows: [singleFood(pickedComponent(picked))] })}
      />
    </div>
  );
});
