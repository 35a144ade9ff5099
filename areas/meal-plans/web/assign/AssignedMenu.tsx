import { IconCalendarEvent, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useUnassign } from '#areas/assignments/web/public.tsx';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedMealPlan } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';
import { useCopyToClient } from './use-copy-to-client.tsx';
import { useSaveAsTemplate } from './use-save-as-template.ts';

const DatesDialog = lazy(async () => ({ default: (await import('./DatesDialog.tsx')).DatesDialog }));

/** Menu of the meal plan of a client. */
export function AssignedMenu({ mealPlan }: { mealPlan: AssignedMealPlan }) {
  const t = useTexts('meal-plans');
  const { title, clientName } = mealPlan;
  return (
    <LazyActionMenu label={t('assigned.menu', { title, client: clientName })}>
      <AssignedActions mealPlan={mealPlan} />
    </LazyActionMenu>
  );
}

function AssignedActions({ mealPlan }: { mealPlan: AssignedMealPlan }) {
  const t = useTexts('meal-plans');
  const { id } = mealPlan;
  const saveAsTemplate = useSaveAsTemplate(mealPlan);
  const copyToClient = useCopyToClient(mealPlan);
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const { undoOf } = useUndelete(mealPlanRoutes, mealPlanInvalidations);
  const unassign = useUnassign({
    route: mealPlanRoutes.unassignUserMealPlan,
    copy: mealPlan,
    invalidates: mealPlanInvalidations,
    goesOn: mealPlan.state === 'upcoming',
    undo: may('delete meal plans') ? undoOf(id) : undefined,
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('assigned.edit'),
            icon: IconPencil,
            permission: 'update meal plans',
            link: linkOptions({ to: '/mealPlans/$id/edit', params: { id } }),
          },
          {
            label: t('assigned.datesAndNote'),
            icon: IconCalendarEvent,
            permission: 'update meal plans',
            onClick: () => setOpen(true),
          },
          { label: t('pdf.open'), icon: IconPrinter, link: linkOptions({ to: '/mealPlans/$id/pdf', params: { id } }) },
          saveAsTemplate,
          copyToClient.action,
          {
            label: t('assigned.remove'),
            icon: IconTrash,
            permission: 'update meal plans',
            isDestructive: true,
            onClick: () => unassign.run({ id }),
          },
        ]}
      />
      <LoadedWhen needed={isOpen}>
        <DatesDialog copy={mealPlan} opened={isOpen} onClose={() => setOpen(false)} />
      </LoadedWhen>
      {copyToClient.dialog}
    </>
  );
}
