import { IconCalendarEvent, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DotsMenu, MenuAct, MenuLink } from '#shell/web/widgets/DotsMenu.tsx';
import type { AssignedProgram } from '../../contract.ts';
import { useAskToUnassign } from './use-ask-to-unassign.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./CopyDialog.tsx')).CopyDialog }));

/** What one does to a client's copy. */
export function AssignedMenu({ program }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const { id, title, clientName } = program;
  const ask = useAskToUnassign(program);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');

  return (
    <>
      <DotsMenu label={t('assigned.menu', { title, client: clientName })}>
        <MenuLink icon={IconPencil} to="/programs/$id/manage" params={{ id }}>
          {t('assigned.edit')}
        </MenuLink>
        <MenuAct icon={IconCalendarEvent} onClick={() => setDialog('open')}>
          {t('assigned.datesAndNote')}
        </MenuAct>
        <MenuLink icon={IconPrinter} to="/programs/$id/pdf" params={{ id }}>
          {t('pdf.open')}
        </MenuLink>
        <MenuAct icon={IconTrash} isDanger onClick={() => void ask()}>
          {t('unassign.yes')}
        </MenuAct>
      </DotsMenu>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CopyDialog copy={program} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
