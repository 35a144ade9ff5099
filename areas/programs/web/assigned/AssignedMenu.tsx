import { IconCalendarEvent, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useConfirmUnassign } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MenuAction, MenuLink, OverflowMenu } from '#shell/web/widgets/OverflowMenu.tsx';
import type { AssignedProgram } from '../../contract.ts';
import { useUnassign } from '../queries.ts';

const ProgramDatesDialog = lazy(async () => ({
  default: (await import('./ProgramDatesDialog.tsx')).ProgramDatesDialog,
}));

export function AssignedMenu({ program }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const { id, title, clientName, completedWorkouts: count } = program;
  const confirmUnassign = useConfirmUnassign(program, count > 0 ? t('unassign.kept', { count }) : undefined);
  const unassign = useUnassign(program);
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
        <MenuAction icon={IconTrash} isDanger onClick={() => void confirmUnassign().then((is) => is && unassign())}>
          {t('unassign.action')}
        </MenuAction>
      </OverflowMenu>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ProgramDatesDialog copy={program} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
