import { IconTrash } from '@tabler/icons-react';
import { useWriteAboutAction } from '#areas/chats/web/public.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type VisitCard, visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';

type ListedVisit = Pick<VisitCard, 'id' | 'clientId' | 'clientName' | 'takenOn'>;

/** The menu of a visit in a list. */
export function VisitMenu({ visit }: { visit: ListedVisit }) {
  const t = useTexts('visits');
  return (
    <LazyActionMenu
      label={t('menu', { name: visit.clientName, date: formatDate(visit.takenOn) })}
      permissions={['delete visits', 'create chats']}
    >
      <VisitActions visit={visit} />
    </LazyActionMenu>
  );
}

function VisitActions({ visit }: { visit: ListedVisit }) {
  const t = useTexts('visits');
  const named = { name: visit.clientName, date: formatDate(visit.takenOn) };
  const writeAboutAction = useWriteAboutAction();
  const label = t('reference', { date: formatDate(visit.takenOn) });
  const { undoOf } = useUndelete(visitRoutes, visitInvalidations);
  const deletion = useRecordAction(visitRoutes.delete, {
    confirm: {
      title: t('delete.title', named),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [...visitInvalidations, visitRoutes.deleted],
    success: t('delete.done'),
    undo: undoOf(visit.id),
  });
  return (
    <ActionItems
      actions={[
        writeAboutAction(visit.clientId, { kind: 'visit', id: visit.id, part: null, label }),
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
