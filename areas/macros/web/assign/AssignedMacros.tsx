import { IconCalendarEvent, IconPencil, IconTrash, IconUser } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CopyDialog, CopyList, useUnassign } from '#areas/assignments/web/public.tsx';
import { type InfiniteQueryResult, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type AssignedMacro, macroRoutes } from '../../contract/library.ts';
import { macroInvalidations } from '../queries.ts';
import { energyText, gramsText } from '../target-text.ts';

interface AssignedMacrosProps {
  pages: InfiniteQueryResult<AssignedMacro>;
  label: string;
  by: 'clientName' | 'title';
  empty: string;
  action?: ReactNode;
}

/** Copies of macros with their dates; each row opens the copy. */
export function AssignedMacros({ empty, action, ...props }: AssignedMacrosProps) {
  const t = useTexts('macros');
  const mayEdit = useMay()('update macros');
  return (
    <CopyList<AssignedMacro>
      {...props}
      titleHeader={t('fields.title')}
      columns={[
        { name: 'target', header: t('assigned.target'), cell: ({ targets }) => energyText(targets, t) },
        { name: 'macros', header: t('columns.macros'), cell: ({ targets }) => gramsText(targets, t) },
      ]}
      cardFacts={({ targets }) => energyText(targets, t)}
      {...(mayEdit && {
        link: ({ id }) => linkOptions({ to: '/macros/$id/edit', params: { id } }),
        rowActions: (copy) => <AssignedMenu copy={copy} hasClientLink={props.by === 'clientName'} />,
      })}
      empty={<EmptyState illustration="list" text={empty} action={action} />}
    />
  );
}

function AssignedMenu(props: { copy: AssignedMacro; hasClientLink: boolean }) {
  const t = useTexts('macros');
  const { title, clientName } = props.copy;
  return (
    <LazyActionMenu label={t('assigned.menu', { title, client: clientName })}>
      <AssignedActions {...props} />
    </LazyActionMenu>
  );
}

function AssignedActions({ copy, hasClientLink }: { copy: AssignedMacro; hasClientLink: boolean }) {
  const t = useTexts('macros');
  const [isOpen, setOpen] = useState(false);
  const { id, clientId } = copy;
  const unassign = useUnassign({ route: macroRoutes.unassign, copy, invalidates: macroInvalidations });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('open'),
            icon: IconPencil,
            permission: 'update macros',
            link: linkOptions({ to: '/macros/$id/edit', params: { id } }),
          },
          {
            label: t('assigned.dateAndNote'),
            icon: IconCalendarEvent,
            permission: 'update macros',
            onClick: () => setOpen(true),
          },
          {
            label: t('assigned.toClient'),
            icon: IconUser,
            permission: 'view clients',
            isHidden: !hasClientLink,
            link: linkOptions({ to: '/clients/$id/macros', params: { id: clientId } }),
          },
          {
            label: t('unassign.action'),
            icon: IconTrash,
            permission: 'update macros',
            isDestructive: true,
            onClick: () => unassign.run({ id }),
          },
        ]}
      />
      {isOpen && <DatesDialog copy={copy} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Loads the copy whenever it opens, because a save needs the current version. */
function DatesDialog({ copy: { id, title, targets }, onClose }: { copy: AssignedMacro; onClose: () => void }) {
  const t = useTexts('macros');
  const { data, error, isFetchedAfterMount } = useApiQuery(macroRoutes.copyDates, { id }, { staleTime: 0 });
  const save = useApiMutation(macroRoutes.updateDate, {
    invalidates: macroInvalidations,
    skipGlobalErrorHandler: true,
  });
  return (
    <CopyDialog
      opened
      title={title}
      copy={isFetchedAfterMount ? data?.copy : undefined}
      error={error}
      details={energyText(targets, t)}
      save={save}
      onClose={onClose}
    />
  );
}
