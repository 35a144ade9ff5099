import { Button, Stack } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { limits } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { moveRowsTo } from '../edits/move.ts';
import { findRow } from '../state/meal-plan-of.ts';

/** Moves a row to the end of another meal of its day. */
export function MoveRowDialog() {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const { moveRowId } = ui.dialogs;
  const rowId = moveRowId.use();
  const day = useMealPlan((mealPlan) => (rowId ? findRow(mealPlan, rowId)?.day : undefined));
  const close = () => moveRowId.set(null);

  return (
    <Dialog opened={day !== undefined} onClose={close} title={t('editor.row.moveTo')}>
      <Stack gap="xs">
        {day?.meals.map((meal) => {
          const isPresent = meal.mealComponents.some(({ id }) => id === rowId);
          return (
            <Button
              key={meal.id}
              variant="default"
              h={44}
              justify="flex-start"
              disabled={isPresent || meal.free_meal || meal.mealComponents.length >= limits.componentsAMeal}
              onClick={() => {
                if (rowId) moveRowsTo(store, [rowId], { mealId: meal.id, beforeId: null });
                ui.message.set({ name: 'rowMoved', values: { title: titleOf(meal) }, isUndoable: true });
                ui.rowSheetId.set(null);
                close();
              }}
            >
              {titleOf(meal)}
            </Button>
          );
        })}
      </Stack>
    </Dialog>
  );
}
