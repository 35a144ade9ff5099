import { IconCalendarEvent, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import type { AssignedProgram } from '../../contract.ts';
import { useConfirmUnassign } from './use-confirm-unassign.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./CopyDialog.tsx')).CopyDialog }));

/** What one does to a client's copy. */
export function AssignedMenu({ program }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const { id, title, clientName } = program;
  const ask = useConfirmUnassign(program);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');

  return (
    <>
      <OverflowMenu label={t('assigned.menu', { title, client: clientName })}>
        <MenuLink icon={IconPencil} to="/programs/$id/manage" params={{ id }}>
          {t('assigned.edit')}
        </MenuLink>
        <MenuAction icon={IconCalendarEvent} onClick={() => setDialog('open')}>
          {t('assigned.datesAndNote')}
        </MenuAction>
        <MenuLink icon={IconPrinter} to="/programs/$id/pdf" params={{ id }}>
          {t('pdf.open')}
        </MenuLink>
        <MenuAction icon={IconTrash} isDanger onClick={() => void ask()}>
          {t('unassign.yes')}
        </MenuAction>
      </OverflowMenu>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CopyDialog copy={program} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
