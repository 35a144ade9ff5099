import { lazy, Suspense } from 'react';
import type { UpdateKind } from '#areas/assignments/web/public.tsx';
import { saysSomething } from '#areas/dietary-profiles/rules/says-something.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientConflicts as ConflictsOfClient, MealPlanUpdate } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { distinctTexts } from '../../rules/unchecked-texts.ts';
import { mealPlanInvalidations } from '../invalidations.ts';
import { hasStaying } from './staying.ts';

const CopyChanges = lazy(async () => ({ default: (await import('./CopyChanges.tsx')).CopyChanges }));
const StayingChanges = lazy(async () => ({ default: (await import('./CopyChanges.tsx')).StayingChanges }));
const UncheckedTexts = lazy(async () => ({
  default: (await import('../conflicts/UncheckedTexts.tsx')).UncheckedTexts,
}));
const ClientConflicts = lazy(async () => ({
  default: (await import('../conflicts/ClientConflicts.tsx')).ClientConflicts,
}));

/** The `UpdateKind` of meal plans: texts for the changes of a template in a copy. */
export function useUpdateKind(): UpdateKind<MealPlanUpdate> {
  const t = useTexts('meal-plans');
  return {
    routes: mealPlanRoutes,
    invalidates: mealPlanInvalidations,
    isSuspended: true,
    text: t('updates.text'),
    descriptionOf: () => '',
    staysDifferent: hasStaying,
    editedByHandHelp: ({ staying }) => staying && t('updates.editedByHandHelp'),
    renderStaying: (copies) => (
      <Suspense fallback={null}>
        <StayingChanges copies={copies} />
      </Suspense>
    ),
    renderChanges: (copy) => (
      <Suspense fallback={null}>
        <CopyChanges copy={copy} />
      </Suspense>
    ),
    renderOwnFields: ({ chosen, values, onChange }) => (
      <Suspense fallback={null}>
        <ClientConflicts
          clients={conflictsOf(chosen)}
          uncheckedClients={[...new Set(chosen.filter(isUnchecked).map(({ clientName }) => clientName))]}
          conflictingClients={chosen.filter(hasConflicts).length}
          field={{
            value: values['conflictNote'] ?? '',
            error: isTooShort(values['conflictNote'] ?? '') && t('invalid.conflictNote'),
            onChange: ({ currentTarget }) => onChange({ conflictNote: currentTarget.value }),
          }}
        />
        <UncheckedTexts {...uncheckedOf(chosen)} />
      </Suspense>
    ),
    isReady: ({ chosen, values }) => !chosen.some(hasConflicts) || saysSomething(values['conflictNote'] ?? ''),
  };
}

/** The foods in conflict that the update brings to each copy; a client may have several copies. */
function conflictsOf(copies: readonly MealPlanUpdate[]): ConflictsOfClient[] {
  return copies
    .filter(hasConflicts)
    .map(({ clientId, clientName, conflicts: foods }) => ({ clientId, clientName, foods }));
}

/** The food without ingredients that the update brings, once for all copies, and the clients whom it concerns. */
function uncheckedOf(copies: readonly MealPlanUpdate[]) {
  const concerned = copies.filter(({ unchecked = [] }) => unchecked.length > 0);
  return {
    texts: distinctTexts(concerned.flatMap(({ unchecked = [] }) => unchecked)),
    clients: [...new Set(concerned.map(({ clientName }) => clientName))],
  };
}

function isTooShort(note: string): boolean {
  return note.trim() !== '' && !saysSomething(note);
}

function isUnchecked(copy: MealPlanUpdate): boolean {
  return copy.isUnchecked;
}

function hasConflicts({ conflicts }: MealPlanUpdate): boolean {
  return conflicts.length > 0;
}
