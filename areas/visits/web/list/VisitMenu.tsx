import { IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type VisitCard, visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';

/** The menu of a visit in a list. */
export function VisitMenu({ visit }: { visit: Pick<VisitCard, 'id' | 'clientName' | 'takenOn'> }) {
  const t = useTexts('visits');
  const named = { name: visit.clientName, date: formatDate(visit.takenOn) };
  const deletion = useRecordAction(visitRoutes.delete, {
    confirm: {
      title: t('delete.title', named),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: visitInvalidations,
    success: t('delete.done'),
  });
  return (
    <ActionMenu
      label={t('menu', named)}
      placement="row"
      actions={[
        {
          label: t('delete.action'),
          icon: IconTrash,
          permission: 'delete visits',
          isDestructive: true,
          onClick: () => deletion.run({ id: visit.id }),
        },
      ]}
    />
  );
}
