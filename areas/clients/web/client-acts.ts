import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ClientCard } from '../contract.ts';
import { useDeactivateClient, useDeleteClient, useResendInvitation, useRestoreClient } from './queries.ts';

export type ClientRef = Pick<ClientCard, 'id' | 'name' | 'email' | 'isActive' | 'isRegistered'>;

/** What can be done to a client, the same from the list and from their page. Each says when it is done. */
export function useClientActions({ id, name, email }: ClientRef, onDeleted?: () => void) {
  const t = useTexts('clients');
  const confirm = useConfirm();
  const resending = useResendInvitation(() => toast.success(t('done.resent', { email })));
  const restoring = useRestoreClient(() => toast.success(t('done.restored', { name })));
  const deactivating = useDeactivateClient(() => {
    toast.success(t('done.deactivated', { name }), { action: { title: t('actions.restore'), run: restore } });
  });
  const deleting = useDeleteClient(() => {
    toast.success(t('done.deleted', { name }));
    onDeleted?.();
  });

  function restore() {
    restoring.mutate({ id });
  }

  async function deactivate() {
    const question = { title: t('deactivate.title', { name }), text: t('deactivate.text') };
    if (await confirm({ ...question, confirmLabel: t('actions.deactivate') })) deactivating.mutate({ id });
  }

  async function remove() {
    const question = {
      title: t('delete.title', { name }),
      text: t('delete.text'),
      typedConfirmation: t('delete.word'),
    };
    if (await confirm({ ...question, confirmLabel: t('actions.delete'), destructive: true })) deleting.mutate({ id });
  }

  return {
    resend: () => resending.mutate({ id }),
    restore,
    deactivate: () => void deactivate(),
    remove: () => void remove(),
    isResending: resending.isPending,
    isRestoring: restoring.isPending,
  };
}
