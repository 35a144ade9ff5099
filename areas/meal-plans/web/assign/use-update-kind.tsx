import { lazy, Suspense } from 'react';
import type { UpdateKind } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlanUpdate } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

const CopyChanges = lazy(async () => ({ default: (await import('./CopyChanges.tsx')).CopyChanges }));

/** The `UpdateKind` of meal plans: texts for the changes of a template in a copy. */
export function useUpdateKind(): UpdateKind<MealPlanUpdate> {
  const t = useTexts('meal-plans');
  return {
    routes: mealPlanRoutes,
    invalidates: mealPlanInvalidations,
    text: t('updates.text'),
    descriptionOf: () => '',
    renderChanges: (copy) => (
      <Suspense fallback={null}>
        <CopyChanges copy={copy} />
      </Suspense>
    ),
  };
}
