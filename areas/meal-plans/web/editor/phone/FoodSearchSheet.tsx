import { Drawer } from '@mantine/core';
import type { FoodQuery } from '#areas/aliments/rules/food-query.ts';
import { FoodPicker } from '#areas/aliments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMeal, useMealPlan } from '../context.tsx';
import { pickedComponent, singleFood } from '../edits/food.ts';
import { addAlternatives, addRows, replaceFoodAndTell } from '../edits/rows.ts';
import { useNewLine } from '../edits/use-new-line.ts';
import { usePickerOptions } from '../shared/picker-options.tsx';
import { useRecipeOptions } from '../shared/recipe-options.tsx';
import { useAddRecipe } from '../shared/use-add-recipe.ts';
import { findComponent } from '../state/meal-plan-of.ts';

/** The search for foods that fills the phone: to add to a meal, to replace a food, to add an alternative. */
export function FoodSearchSheet() {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const mealId = ui.addToMealId.use();
  const search = ui.foodSearch.use((value) => value);
  const meal = useMeal(mealId);
  const component = useMealPlan((mealPlan) => findComponent(mealPlan, search?.uuid ?? null));
  const options = usePickerOptions();
  const addRecipe = useAddRecipe();
  const lineOf = useNewLine();
  const isReplacing = search?.kind === 'replace';

  function close(): void {
    ui.addToMealId.set(null);
    ui.foodSearch.set(null);
  }

  return (
    <Drawer
      opened={mealId !== null || search !== null}
      onClose={close}
      position="bottom"
      size="100%"
      // The list of foods is placed where the field is at that moment: it must not be moving.
      transitionProps={{ duration: 0 }}
      title={meal ? titleOf(meal) : t(isReplacing ? 'editor.row.replace' : 'editor.row.addAlternative')}
      closeButtonProps={{ 'aria-label': t('editor.done'), size: 44 }}
    >
      <FoodPicker
        {...options}
        {...(isReplacing && component && { quantityOf: () => ({ quantity: component.quantity, portion: null }) })}
        quantity={isReplacing ? 'proposed' : 'asked'}
        several={!isReplacing}
        autoFocus
        label={t('editor.addFood')}
        key={mealId ? 'add' : 'change'}
        {...(mealId && {
          useOthers: useRecipeOptions,
          onPickText: (text: string) => addRows(store, { mealId, rows: [lineOf(text, 'food')] }),
          onPickOther: (id: string, amount: FoodQuery['amount']) => void addRecipe({ mealId, id, amount }),
        })}
        onPick={(picked) => {
          if (mealId) addRows(store, { mealId, rows: [singleFood(pickedComponent(picked))] });
          else if (search && isReplacing) {
            replaceFoodAndTell({ store, ui }, search.uuid, picked);
            close();
          } else if (search) addAlternatives(store, search.uuid, [picked]);
        }}
      />
    </Drawer>
  );
}
