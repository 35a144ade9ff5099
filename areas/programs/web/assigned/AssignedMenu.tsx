import { IconCalendarEvent, IconPencil, IconPlayerPause, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useUnassign } from '#areas/assignments/web/public.tsx';
import { useWriteAboutAction } from '#areas/chats/web/public.tsx';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { assignmentInvalidations } from '../queries.ts';
import { useSaveAsTemplate } from './use-save-as-template.ts';

const PauseDialog = lazy(async () => ({ default: (await import('../pauses/PauseDialog.tsx')).PauseDialog }));
const ProgramDatesDialog = lazy(async () => ({
  default: (await import('./ProgramDatesDialog.tsx')).ProgramDatesDialog,
}));

interface AssignedMenuProps {
  /** `completedWorkouts` is missing where the number is unknown. */
  program: Pick<AssignedProgram, 'id' | 'title' | 'clientName' | 'weeks'> & {
    clientId: string | null;
    completedWorkouts?: number | null;
  };
  /** Whether the menu has a link to the client. */
  hasClientLink?: boolean;
}

/** Menu of a client's copy. */
export function AssignedMenu(props: AssignedMenuProps) {
  const t = useTexts('programs');
  const { title, clientName } = props.program;
  return (
    <LazyActionMenu label={t('assigned.menu', { title, client: clientName })}>
      <AssignedActions {...props} />
    </LazyActionMenu>
  );
}

function AssignedActions({ program, hasClientLink = false }: AssignedMenuProps) {
  const t = useTexts('programs');
  const { id, title, completedWorkouts: count = null } = program;
  const clientId = program.clientId ?? '';
  const writeAboutAction = useWriteAboutAction();
  const saveAsTemplate = useSaveAsTemplate(program);
  const [dialog, setDialog] = useState<'dates' | 'pause' | null>(null);
  const close = () => setDialog(null);
  const keptText = count === null ? t('unassign.keptUnknown') : t('unassign.kept', { count });
  const may = useMay();
  const { undoOf } = useUndelete(programRoutes, assignmentInvalidations);
  const unassign = useUnassign({
    route: programRoutes.unassign,
    copy: program,
    invalidates: assignmentInvalidations,
    used: count === 0 ? undefined : keptText,
    undo: may('delete programs') ? undoOf(id) : undefined,
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('assigned.edit'),
            icon: IconPencil,
            permission: 'update programs',
            link: linkOptions({ to: '/programs/$id/manage', params: { id } }),
          },
          {
            label: t('assigned.datesAndNote'),
            icon: IconCalendarEvent,
            permission: 'update programs',
            onClick: () => setDialog('dates'),
          },
          {
            label: t('pause.action'),
            icon: IconPlayerPause,
            permission: 'update programs',
            onClick: () => setDialog('pause'),
          },
          {
            label: t('pdf.open'),
            icon: IconPrinter,
            link: linkOptions({ to: '/programs/$id/pdf', params: { id } }),
          },
          saveAsTemplate,
          {
            label: t('list.toClient'),
            icon: IconUser,
            permission: 'view clients',
            isHidden: !hasClientLink,
            link: linkOptions({ to: '/clients/$id', params: { id: clientId } }),
          },
          writeAboutAction(clientId, { kind: 'program', id, part: null, label: title }),
          {
            label: t('unassign.action'),
            icon: IconTrash,
            permission: 'update programs',
            isDestructive: true,
            onClick: () => unassign.run({ programId: id }),
          },
        ]}
      />
      <LoadedWhen needed={dialog === 'dates'}>
        <ProgramDatesDialog copy={program} opened={dialog === 'dates'} onClose={close} />
      </LoadedWhen>
      <LoadedWhen needed={dialog === 'pause'}>
        <PauseDialog copy={program} opened={dialog === 'pause'} onClose={close} />
      </LoadedWhen>
    </>
  );
}
