import { IconCalendarEvent, IconPencil, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useUnassign } from '#areas/assignments/web/public.tsx';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AssignedProgram, programRoutes } from '../../contract.ts';
import { assignmentInvalidations } from '../queries.ts';

const ProgramDatesDialog = lazy(async () => ({
  default: (await import('./ProgramDatesDialog.tsx')).ProgramDatesDialog,
}));

interface AssignedMenuProps {
  /** `completedWorkouts` is missing where the number is unknown. */
  program: Pick<AssignedProgram, 'id' | 'title' | 'clientName' | 'weeks'> & { completedWorkouts?: number };
  /** Id of the client; when it is given, the menu has a link to the client. */
  clientId?: string | null;
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

function AssignedActions({ program, clientId }: AssignedMenuProps) {
  const t = useTexts('programs');
  const { id, completedWorkouts: count = 0 } = program;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const unassign = useUnassign({
    route: programRoutes.unassign,
    copy: program,
    invalidates: assignmentInvalidations,
    used: count > 0 ? t('unassign.kept', { count }) : undefined,
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
            onClick: () => setDialogOpen(true),
          },
          {
            label: t('pdf.open'),
            icon: IconPrinter,
            link: linkOptions({ to: '/programs/$id/pdf', params: { id } }),
          },
          {
            label: t('list.toClient'),
            icon: IconUser,
            permission: 'view clients',
            isHidden: !clientId,
            link: linkOptions({ to: '/clients/$id', params: { id: clientId ?? '' } }),
          },
          {
            label: t('unassign.action'),
            icon: IconTrash,
            permission: 'update programs',
            isDestructive: true,
            onClick: () => unassign.run({ programId: id }),
          },
        ]}
      />
      <LoadedWhen needed={isDialogOpen}>
        <ProgramDatesDialog copy={program} opened={isDialogOpen} onClose={() => setDialogOpen(false)} />
      </LoadedWhen>
    </>
  );
}
