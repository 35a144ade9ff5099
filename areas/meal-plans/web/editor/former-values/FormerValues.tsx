import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { useEditor } from '../context.tsx';
import { updateValues, useFormerFoods } from './former-foods.ts';

/** Loads the own foods as they are today, and says of how many the meal plan has former values, with a button that updates all. */
export function FormerValues() {
  const t = useTexts('meal-plans');
  const editor = useEditor();
  const { id, store, clientId } = editor;
  const hasOwnFoods = useStore(store, ({ content }) => content.aliments.some(({ isOwn }) => isOwn));
  const { data } = useApiQuery(mealPlanRoutes.correctedFoods, { id }, { enabled: hasOwnFoods });
  const former = useFormerFoods();

  // Synchronises the atom that rows read with the query, which live events refresh.
  useEffect(() => {
    if (data) editor.correctedFoods.set(new Map(data.foods.map((food) => [food.id, food])));
  }, [editor, data]);

  if (former.length === 0) return null;
  return (
    <Banner
      tone="info"
      icon={IconRefresh}
      role="status"
      actions={
        <Button variant="default" size="xs" onClick={() => updateValues(editor, former)}>
          {t('editor.formerValues.updateAll')}
        </Button>
      }
    >
      {t('editor.formerValues.banner', { count: former.length })}{' '}
      {t(clientId === null ? 'editor.formerValues.inTemplate' : 'editor.formerValues.inCopy')}
    </Banner>
  );
}
