import { lazy, Suspense } from 'react';
import type { UpdateKind } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { programRoutes } from '../../contract.ts';
import type { ProgramUpdate } from '../../contract/copy-update.ts';
import { assignmentInvalidations } from '../queries.ts';

const CopyChanges = lazy(async () => ({ default: (await import('./CopyChanges.tsx')).CopyChanges }));
const StayingChanges = lazy(async () => ({ default: (await import('./StayingChanges.tsx')).StayingChanges }));

/** The `UpdateKind` of programs: texts for the changes of a template in a copy. */
export function useUpdateKind(): UpdateKind<ProgramUpdate> {
  const t = useTexts('programs');
  return {
    routes: programRoutes,
    isGivenOnce: true,
    invalidates: [...assignmentInvalidations, programRoutes.get],
    text: t('offer.text'),
    limits: t('offer.text'),
    descriptionOf: ({ fromWeek }) => (fromWeek === null ? '' : t('offer.from', { week: fromWeek })),
    staysDifferent: ({ stayingChangeCount }) => stayingChangeCount > 0,
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
  };
}
