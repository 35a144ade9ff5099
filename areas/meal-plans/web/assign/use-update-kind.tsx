import { lazy, Suspense } from 'react';
import type { UpdateKind } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlanUpdate } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

const CopyChanges = lazy(async () => ({ default: (await import('./CopyChanges.tsx')).CopyChanges }));
const UpdateConflicts = lazy(async () => ({ default: (await import('./UpdateConflicts.tsx')).UpdateConflicts }));

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
    renderOwnFields: ({ chosen, values, onChange }) => (
      <Suspense fallback={null}>
        <UpdateConflicts
          copies={chosen}
          note={values['conflictNote'] ?? ''}
          onChange={(conflictNote) => onChange({ conflictNote })}
        />
      </Suspense>
    ),
    isReady: ({ chosen, values }) =>
      chosen.every(({ conflicts }) => conflicts.length === 0) || Boolean(values['conflictNote']?.trim()),
  };
}
