import { Modal, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { requiredText } from '#shell/common/fields.ts';
import type { Route } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Folder, folderLimits, folderRoutes } from '../contract.ts';

interface FolderDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The one to rename; without it a new one is made. */
  folder?: Folder;
  /** Where a new one goes; null outside all. */
  within?: { id: string; name: string } | null;
  /** What shows folders beside them. */
  refresh?: readonly Route[];
}

/** The name of a folder, new or another one. */
export function FolderDialog({ opened, onClose, folder, within = null, refresh = [] }: FolderDialogProps) {
  const t = useTexts('folders');
  const title = folder ? t('rename.title') : within ? t('new.within', { name: within.name }) : t('new.action');

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Text fw={700}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {folder ? (
        <Renaming folder={folder} refresh={refresh} onClose={onClose} />
      ) : (
        <Making parentId={within?.id ?? null} onClose={onClose} />
      )}
    </Modal>
  );
}

const Draft = z.object({ name: requiredText(folderLimits.name) });

function Making({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  const t = useTexts('folders');
  const form = useServerForm({
    initialValues: { name: '' },
    route: folderRoutes.create,
    schema: Draft,
    toRequest: ({ name }) => ({ name, parent_id: parentId }),
    invalidates: [folderRoutes.list],
    onSuccess: ({ folder }) => {
      toast.success(t('new.done', { name: folder.name }));
      onClose();
    },
  });

  return (
    <FormSheet form={form} save={t('new.create')} onCancel={onClose}>
      <NameField {...form.field('name')} />
    </FormSheet>
  );
}

interface RenamingProps {
  folder: Folder;
  refresh: readonly Route[];
  onClose: () => void;
}

function Renaming({ folder: { id, name, parent_id }, refresh, onClose }: RenamingProps) {
  const t = useTexts('folders');
  const form = useServerForm({
    initialValues: { name },
    route: folderRoutes.update,
    schema: Draft,
    toRequest: (values) => ({ id, name: values.name, parent_id }),
    invalidates: [folderRoutes.list, ...refresh],
    onSuccess: ({ folder }) => {
      toast.success(t('rename.done', { name: folder.name }));
      onClose();
    },
  });

  return (
    <FormSheet form={form} save={t('rename.action')} onCancel={onClose}>
      <NameField {...form.field('name')} />
    </FormSheet>
  );
}

function NameField(field: { name: string }) {
  const t = useTexts('folders');
  return (
    <TextInput
      label={t('fields.name')}
      placeholder={t('new.example')}
      maxLength={folderLimits.name}
      autoComplete="off"
      data-autofocus
      {...field}
    />
  );
}
