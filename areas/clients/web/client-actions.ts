import { IconMail, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ClientCard, clientRoutes } from '../contract.ts';
import { clientInvalidations } from './queries.ts';

type Client = Pick<ClientCard, 'id' | 'name' | 'email' | 'isActive' | 'isRegistered'>;

interface ClientActions {
  /** A new invitation, to a client who has not registered. */
  invite: RecordMenuAction;
  /** Deactivate, or restore. */
  activate: RecordMenuAction;
  remove: RecordMenuAction;
}

/** What can be done to a client, in the menu of the list and on the client's page. */
export function useClientActions(client: Client, onDeleted?: () => void): ClientActions {
  const t = useTexts('clients');
  const { id, name, email, isActive, isRegistered } = client;
  const invitation = useRecordAction(clientRoutes.resendEmail, {
    invalidates: [clientRoutes.detail],
    success: t('done.resent', { email }),
  });
  const restoring = useRecordAction(clientRoutes.restore, {
    invalidates: clientInvalidations,
    success: t('done.restored', { name }),
  });
  const deactivation = useRecordAction(clientRoutes.deactivate, {
    confirm: {
      title: t('deactivate.title', { name }),
      text: t('deactivate.text'),
      confirmLabel: t('actions.deactivate'),
    },
    invalidates: clientInvalidations,
    success: t('done.deactivated', { name }),
    undo: { title: t('actions.restore'), run: () => restoring.run({ id }) },
  });
  const deletion = useDeletion(client, onDeleted);

  return {
    invite: {
      label: t('actions.resend'),
      icon: IconMail,
      permission: 'update clients',
      isHidden: !isActive || isRegistered,
      isPending: invitation.isPending,
      onClick: () => invitation.run({ id }),
    },
    activate: {
      label: t(isActive ? 'actions.deactivate' : 'actions.restore'),
      icon: isActive ? IconPlayerPause : IconPlayerPlay,
      permission: 'update clients',
      onClick: () => (isActive ? deactivation : restoring).run({ id }),
    },
    remove: {
      label: t('actions.delete'),
      icon: IconTrash,
      permission: 'delete clients',
      isDestructive: true,
      onClick: () => deletion.run({ id }),
    },
  };
}

function useDeletion({ name }: Client, onDeleted: () => void = () => {}) {
  const t = useTexts('clients');
  return useRecordAction(clientRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('actions.delete'),
      typedConfirmation: t('delete.word'),
      destructive: true,
    },
    invalidates: clientInvalidations.filter((route) => route !== clientRoutes.detail),
    success: t('done.deleted', { name }),
    onSuccess: onDeleted,
  });
}
