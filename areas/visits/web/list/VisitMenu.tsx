import { IconTrash } from '@tabler/icons-react';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type VisitCard, visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';

type ListedVisit = Pick<VisitCard, 'id' | 'clientName' | 'takenOn'>;

/** The menu of a visit in a list. */
export function VisitMenu({ visit }: { visit: ListedVisit }) {
  const t = useTexts('visits');
  return (
    <LazyActionMenu
      label={t('menu', { name: visit.clientName, date: formatDate(visit.takenOn) })}
      permissions={['delete visits']}
    >
      <VisitActions visit={visit} />
    </LazyActionMenu>
  );
}

function VisitActions({ visit }: { visit: ListedVisit }) {
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
    <ActionItems
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
