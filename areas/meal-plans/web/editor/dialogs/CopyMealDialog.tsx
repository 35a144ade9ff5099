import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { sameTitle } from '../../../rules/titles.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMeal, useMealPlan } from '../context.tsx';
import { copyMeal } from '../edits/days.ts';

/** Copies a meal to other days, where it replaces the one with the same title. */
export function CopyMealDialog() {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const { ui } = useEditor();
  const { copyMealId } = ui.dialogs;
  const id = copyMealId.use();
  const meal = useMeal(id);
  const close = () => copyMealId.set(null);

  return (
    <Dialog
      opened={id !== null}
      onClose={close}
      title={t('editor.copyMeal.title', { title: meal ? titleOf(meal) : '' })}
    >
      {id && <Days mealId={id} onDone={close} />}
    </Dialog>
  );
}

function Days({ mealId, onDone }: { mealId: string; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { dayTitleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const days = useMealPlan((mealPlan) => mealPlan.days);
  const meal = useMeal(mealId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = days.filter((day) => day.meals.every(({ id }) => id !== mealId));
  if (!meal) return null;

  function copy(): void {
    const { replaced, added, withoutRoom } = copyMeal(store, mealId, chosen);
    const name = withoutRoom > 0 ? 'mealCopiedPartly' : 'mealCopiedTo';
    ui.message.set({
      name,
      values: { count: replaced + added, replaced, withoutRoom },
      isUndoable: replaced + added > 0,
    });
    onDone();
  }

  return (
    <Stack>
      {others.length === 0 && <Text size="sm">{t('editor.copyMeal.noDays')}</Text>}
      <Stack gap="xs" style={{ maxHeight: '50dvh', overflowY: 'auto' }}>
        {others.map((day) => (
          <Checkbox
            key={day.id}
            label={dayTitleOf(day, days.indexOf(day) + 1)}
            description={day.meals.some((one) => sameTitle(one, meal)) ? t('editor.copyMeal.replaces') : undefined}
            checked={chosen.includes(day.id)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, day.id] : chosen.filter((id) => id !== day.id))
            }
          />
        ))}
      </Stack>
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => setChosen(others.map(({ id }) => id))}>
          {t('editor.copyMeal.all')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={copy}>
          {t('editor.copyMeal.copy', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}
