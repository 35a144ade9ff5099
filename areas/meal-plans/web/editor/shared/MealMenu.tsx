import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconBookmarkPlus,
  IconChefHat,
  IconClipboard,
  IconClipboardList,
  IconClipboardText,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconNote,
  IconPencil,
  IconTarget,
  IconToolsKitchen2,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Meal } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMeal, useMealPlan } from '../context.tsx';
import { deleteMeal, moveMeal, setMealFields } from '../edits/days.ts';
import { useNewLine } from '../edits/use-new-line.ts';
import { addRows } from '../edits/rows.ts';
import { focusAddField, focusRow } from '../desktop/sheet-focus.ts';
import { findMeal, mealPlanOf } from '../state/meal-plan-of.ts';
import { menuMiddlewares } from './menu-middlewares.ts';

interface MealMenuProps {
  mealId: string;
  title: string;
  /** Of the button, in px. */
  size?: number;
}

/** The actions on a meal. It is not rendered again when the food of the meal changes. */
export const MealMenu = memo(function MealMenu({ mealId, title, size = 28 }: MealMenuProps) {
  const t = useTexts('meal-plans');
  return (
    <Menu position="bottom-end" width={280} shadow="md" middlewares={menuMiddlewares}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('editor.meal.menu', { title })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown style={{ overflowY: 'auto' }}>
        <MealItems mealId={mealId} />
      </Menu.Dropdown>
    </Menu>
  );
});

function MealItems({ mealId: id }: { mealId: string }) {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const editor = useEditor();
  const may = useMay();
  const { store, ui } = editor;
  const meal = useMeal(id);
  const position = useMealPlan(
    (mealPlan) => (findMeal(mealPlan, id)?.day.meals.findIndex((one) => one.id === id) ?? 0) + 1,
  );
  const count = useMealPlan((mealPlan) => findMeal(mealPlan, id)?.day.meals.length ?? 0);
  if (!meal) return null;
  const isEmpty = meal.mealComponents.length === 0 || meal.free_meal;

  function copy(): void {
    void import('../clipboard/clipboard.ts').then(
      ({ copyMealToClipboard }) => meal && copyMealToClipboard(editor, meal),
    );
  }

  function paste(as: 'recipe' | 'aliment'): void {
    void import('../clipboard/clipboard.ts').then(({ pasteRows }) => pasteRows(editor, { mealId: id, as }));
  }

  function deleteFocusingNext(deleted: Meal): void {
    const { meals = [] } = findMeal(mealPlanOf(store.getState().content), id)?.day ?? {};
    const next = meals[position] ?? meals[position - 2];
    deleteMeal(store, id);
    if (next) focusAddField(next.id);
    ui.message.set({ name: 'mealDeleted', values: { title: titleOf(deleted) }, isUndoable: true });
  }

  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => ui.dialogs.mealId.set(id)}>
        {t('editor.meal.edit')}
      </Menu.Item>
      <AddItems mealId={id} />
      <Menu.Item
        leftSection={<IconToolsKitchen2 size={18} />}
        onClick={() => setMealFields(store, id, { free_meal: !meal.free_meal })}
      >
        {t(meal.free_meal ? 'editor.meal.endFree' : 'editor.meal.setFree')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTarget size={18} />}
        disabled={isEmpty || meal.free_meal}
        onClick={() => ui.dialogs.fit.set({ kind: 'meal', id })}
      >
        {t('editor.fit.meal')}
      </Menu.Item>
      {may('create meal plans') && (
        <Menu.Item
          leftSection={<IconBookmarkPlus size={18} />}
          disabled={isEmpty}
          onClick={() => ui.dialogs.saveMealId.set(id)}
        >
          {t('editor.saved.action')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopyPlus size={18} />} onClick={() => ui.dialogs.copyMealId.set(id)}>
        {t('editor.meal.copyTo')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={18} />} onClick={copy}>
        {t('editor.meal.copy')}
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboard size={18} />} onClick={() => paste('recipe')}>
        {t('editor.meal.paste')}
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboardList size={18} />} onClick={() => paste('aliment')}>
        {t('editor.meal.pasteAliments')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowUp size={18} />}
        disabled={position <= 1}
        onClick={() => moveMeal(store, id, position - 1)}
      >
        {t('editor.meal.moveUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={18} />}
        disabled={position >= count}
        onClick={() => moveMeal(store, id, position + 1)}
      >
        {t('editor.meal.moveDown')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={18} />}
        color="var(--mantine-color-error)"
        onClick={() => deleteFocusingNext(meal)}
      >
        {t('editor.meal.delete')}
      </Menu.Item>
    </>
  );
}

/** What is added to a meal: recipes, saved meals, pasted lines, lines without food. */
function AddItems({ mealId: id }: { mealId: string }) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  const lineOf = useNewLine();
  const may = useMay();

  function addLine(): void {
    const line = lineOf('');
    addRows(store, { mealId: id, rows: [line] });
    focusRow(line.id);
  }

  return (
    <>
      {may('view recipes') && (
        <Menu.Item leftSection={<IconChefHat size={18} />} onClick={() => ui.dialogs.recipesOfMealId.set(id)}>
          {t('editor.meal.addRecipe')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconBookmark size={18} />}
        onClick={() => ui.dialogs.savedMeals.set({ kind: 'meal', id })}
      >
        {t('editor.saved.insertSaved')}
      </Menu.Item>
      {may('view recipes') && (
        <Menu.Item
          leftSection={<IconClipboardText size={18} />}
          onClick={() => ui.dialogs.pasteText.set({ mealId: id, after: undefined, text: '' })}
        >
          {t('editor.paste.action')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconNote size={18} />} onClick={addLine}>
        {t('editor.meal.addLine')}
      </Menu.Item>
    </>
  );
}
