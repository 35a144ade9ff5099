import { TextInput } from '@mantine/core';
import type { Route } from '#shell/common/route.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type Folder, folderLimits, folderRoutes } from '../contract.ts';

interface FolderDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The folder to rename; without it a new one is created. */
  folder?: Folder;
  /** Parent of the new folder; null for an outermost folder. */
  parent?: { id: string; name: string } | null;
  /** Further routes whose responses contain folder names. */
  invalidates?: readonly Route[];
}

/** Creates or renames a folder. */
export function FolderDialog({ opened, ...props }: FolderDialogProps) {
  const t = useTexts('folders');
  const { folder, parent, onClose } = props;
  const title = folder ? t('rename.title') : parent ? t('new.within', { name: parent.name }) : t('new.action');
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <FolderForm {...props} />
    </Dialog>
  );
}

function FolderForm({ folder, parent, invalidates = [], onClose }: Omit<FolderDialogProps, 'opened'>) {
  const t = useTexts('folders');
  const form = useRecordForm({
    routes: folderRoutes,
    record: folder,
    initialValues: (opened) => ({ name: opened?.name ?? '' }),
    pick: (response) => response.folder,
    texts: { label: () => t('fields.name') },
    toBody: ({ name }, present) => ({ name, parent_id: present ? present.parent_id : (parent?.id ?? null) }),
    invalidates: [folderRoutes.list, ...invalidates],
    success: (saved) => t(folder ? 'rename.done' : 'new.done', { name: saved.folder.name }),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} save={t(folder ? 'rename.action' : 'new.create')} onCancel={onClose}>
      <TextInput
        label={t('fields.name')}
        placeholder={t('new.example')}
        maxLength={folderLimits.name}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
    </FormSheet>
  );
}
