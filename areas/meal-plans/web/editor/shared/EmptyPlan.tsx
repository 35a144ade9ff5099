import { Alert, Button, Group } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useEffect } from 'react';
import { z } from 'zod';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isEmptyDay } from '../../../rules/content.ts';
import { useEditor, useMealPlan } from '../context.tsx';

const PasteParams = z.object({ paste: z.number().optional() });

/** Offers to paste a written diet while the meal plan is empty; it is offered at once where the meal plan was created for that. */
export function EmptyPlan() {
  const t = useTexts('meal-plans');
  const may = useMay();
  const { pasteText } = useEditor().ui.dialogs;
  const [{ paste }, setParams] = useSearchParams(PasteParams);
  // Headings of the text find their days and meals; what stands before them goes to the first meal.
  const mealId = useMealPlan(({ days }) => (days.every(isEmptyDay) ? days[0]?.meals[0]?.id : undefined)) ?? '';
  const isOpened = paste !== undefined && mealId !== '';

  // Synchronises with the address: the dialog opens once, and a reload does not open it again.
  useEffect(() => {
    if (!isOpened) return;
    pasteText.set({ mealId, after: undefined, text: '', isDiet: true });
    setParams({ paste: undefined });
  }, [isOpened, mealId, pasteText, setParams]);

  if (mealId === '' || !may('view recipes')) return null;
  return (
    <Alert variant="light">
      <Group justify="space-between">
        <span>{t('editor.paste.emptyPlan')}</span>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={18} aria-hidden="true" />}
          onClick={() => pasteText.set({ mealId, after: undefined, text: '', isDiet: true })}
        >
          {t('editor.paste.diet')}
        </Button>
      </Group>
    </Alert>
  );
}
