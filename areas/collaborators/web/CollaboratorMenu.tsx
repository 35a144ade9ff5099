import { IconArrowBackUp, IconPencil, IconUserMinus, IconUsers } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Collaborator, collaboratorRoutes } from '../contract.ts';
import { teamInvalidations } from './queries.ts';

export function CollaboratorMenu({ collaborator }: { collaborator: Collaborator }) {
  const t = useTexts('collaborators');
  if (collaborator.removedAt && !collaborator.undoableUntil) return null;
  return (
    <LazyActionMenu label={t('menu', { name: collaborator.name })}>
      <CollaboratorActions collaborator={collaborator} />
    </LazyActionMenu>
  );
}

function CollaboratorActions({ collaborator }: { collaborator: Collaborator }) {
  const t = useTexts('collaborators');
  const { id, role, removedAt, undoableUntil } = collaborator;
  const restoring = useRestoring(collaborator);

  return (
    <ActionItems
      actions={[
        {
          label: t('actions.edit'),
          icon: IconPencil,
          isHidden: Boolean(removedAt),
          link: linkOptions({ to: '/teamMembers/$id/edit', params: { id } }),
        },
        {
          label: t('actions.clients'),
          icon: IconUsers,
          isHidden: Boolean(removedAt) || role === 'secretary',
          link: linkOptions({ to: '/teamMembers/$id/clients', params: { id } }),
        },
        { ...restoring, isHidden: !undoableUntil },
        {
          label: t('actions.remove'),
          icon: IconUserMinus,
          isDestructive: true,
          isHidden: Boolean(removedAt) || role === 'admin',
          link: linkOptions({ to: '/teamMembers/$id/remove', params: { id } }),
        },
      ]}
    />
  );
}

/** Undoes the removal of a collaborator. */
export function useRestoring({ id, name }: Pick<Collaborator, 'id' | 'name'>) {
  const t = useTexts('collaborators');
  const restoring = useRecordAction(collaboratorRoutes.restore, {
    invalidates: teamInvalidations,
    success: t('removal.restored', { name }),
  });
  return {
    label: t('actions.restore'),
    icon: IconArrowBackUp,
    isPending: restoring.isPending,
    onClick: () => restoring.run({ id }),
  };
}
