import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { maxSavedMealTitle, savedMealRoutes } from '../../../contract/saved-meals.ts';
import type { Meal } from '../../../contract.ts';
import { savedContentOf } from '../../../rules/saved-meal.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMeal } from '../context.tsx';

/** Saves a meal under a name, for this and other meal plans of the account. */
export function SaveMealDialog() {
  const t = useTexts('meal-plans');
  const { saveMealId } = useEditor().ui.dialogs;
  const meal = useMeal(saveMealId.use());
  const close = () => saveMealId.set(null);
  return (
    <Dialog opened={meal !== undefined} onClose={close} title={t('editor.saved.saveTitle')}>
      {meal && <NameForm key={meal.id} meal={meal} onDone={close} />}
    </Dialog>
  );
}

function NameForm({ meal, onDone }: { meal: Meal; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const [title, setTitle] = useState(() => titleOf(meal).slice(0, maxSavedMealTitle));
  const creation = useApiMutation(savedMealRoutes.create, {
    invalidates: [savedMealRoutes.list],
    onSuccess: ({ savedMeal }) => {
      toast.success(t('editor.saved.done', { title: savedMeal.title }));
      onDone();
    },
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        creation.mutate({ title, content: savedContentOf(meal, newId) });
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          required
          label={t('editor.saved.name')}
          description={t('editor.saved.nameHelp')}
          maxLength={maxSavedMealTitle}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending} disabled={title.trim() === ''}>
            {t('editor.saved.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
