import { IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { alimentRoutes, type ListedAliment } from '../contract/library.ts';
import { useAlimentTexts } from './aliment-texts.ts';
import { alimentInvalidations } from './queries.ts';

type Removable = Pick<ListedAliment, 'id' | 'name' | 'name_en' | 'isOwn' | 'isArchived'>;

/** Delete, or restore an archived food. A food that recipes or meal plans use is archived by a deletion. */
export function useRemovalActions(aliment: Removable, { opensList = false } = {}): RecordMenuAction[] {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  const navigate = useNavigate();
  const { id, isOwn, isArchived } = aliment;
  const name = nameOf(aliment);
  const restoring = useRecordAction(alimentRoutes.restore, {
    invalidates: alimentInvalidations,
    success: t('done.restored', { name }),
  });
  const deletion = useRecordAction(alimentRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [alimentRoutes.list, alimentRoutes.options],
    onSuccess: (response) => {
      toast.success(t(response.isArchived ? 'done.archived' : 'done.deleted', { name }));
      if (opensList) void navigate({ to: '/aliments' });
    },
  });

  const restore = { label: t('actions.restore'), icon: IconArchiveOff, onClick: () => restoring.run({ id }) };
  const remove = {
    label: t('actions.delete'),
    icon: IconTrash,
    isDestructive: true,
    onClick: () => deletion.run({ id }),
  };
  return [{ ...(isArchived ? restore : remove), permission: 'delete aliments', isHidden: !isOwn }];
}
