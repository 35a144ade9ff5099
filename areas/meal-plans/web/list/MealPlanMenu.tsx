import { IconCopyPlus, IconPencil, IconPrinter, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyCopyUpdatesDialog } from '#areas/assignments/web/public.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type MealPlanCard, mealPlanRoutes } from '../../contract/routes.ts';
import { useCopyToClient } from '../assign/use-copy-to-client.tsx';
import { useSaveAsTemplate } from '../assign/use-save-as-template.ts';
import { useUpdateKind } from '../assign/use-update-kind.tsx';
import { mealPlanInvalidations } from '../invalidations.ts';
import { CloneDialog } from './CloneDialog.tsx';

/** Menu of a template or of the copy of a client. */
export function MealPlanMenu({ mealPlan }: { mealPlan: MealPlanCard }) {
  const t = useTexts('meal-plans');
  return (
    <LazyActionMenu label={t('menu', { title: mealPlan.title })}>
      <MealPlanActions mealPlan={mealPlan} />
    </LazyActionMenu>
  );
}

function MealPlanActions({ mealPlan }: { mealPlan: MealPlanCard }) {
  const t = useTexts('meal-plans');
  const { id, title, clientId, assigned } = mealPlan;
  const [dialog, setDialog] = useState<'clone' | 'update'>();
  const kind = useUpdateKind();
  const saveAsTemplate = useSaveAsTemplate(mealPlan);
  const copyToClient = useCopyToClient(mealPlan);
  const close = () => setDialog(undefined);
  const { undoOf } = useUndelete(mealPlanRoutes, mealPlanInvalidations);
  const deletion = useRecordAction(mealPlanRoutes.delete, {
    confirm: {
      title: t('delete.title', { title }),
      text: clientId ? t('delete.copyText') : t('delete.text', { count: assigned }),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: mealPlanInvalidations,
    success: t('delete.done'),
    ...(clientId === null && { undo: undoOf(id) }),
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('open'),
            icon: IconPencil,
            permission: 'update meal plans',
            link: linkOptions({ to: '/mealPlans/$id/edit', params: { id } }),
          },
          {
            label: t('assign.action'),
            icon: IconUserPlus,
            permission: 'update meal plans',
            isHidden: clientId !== null,
            link: linkOptions({ to: '/mealPlans/$id/assign', params: { id } }),
          },
          { label: t('pdf.open'), icon: IconPrinter, link: linkOptions({ to: '/mealPlans/$id/pdf', params: { id } }) },
          {
            label: t('clone.action'),
            icon: IconCopyPlus,
            permission: 'create meal plans',
            isHidden: clientId !== null,
            onClick: () => setDialog('clone'),
          },
          { ...saveAsTemplate, isHidden: clientId === null },
          ...(clientId === null ? [] : [copyToClient.action]),
          {
            label: t('updates.menu'),
            icon: IconUsers,
            permission: 'update meal plans',
            isHidden: assigned === 0,
            onClick: () => setDialog('update'),
          },
          {
            label: t('delete.action'),
            icon: IconTrash,
            permission: 'delete meal plans',
            isDestructive: true,
            onClick: () => deletion.run({ id }),
          },
        ]}
      />
      {copyToClient.dialog}
      <CloneDialog opened={dialog === 'clone'} onClose={close} mealPlan={mealPlan} />
      {dialog === 'update' && <LazyCopyUpdatesDialog opened onClose={close} kind={kind} templateId={id} />}
    </>
  );
}
