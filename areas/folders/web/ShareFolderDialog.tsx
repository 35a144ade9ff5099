import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Route } from '#shell/common/route.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type Folder, folderRoutes } from '../contract.ts';

interface ShareFolderDialogProps {
  folder: Folder;
  opened: boolean;
  onClose: () => void;
  invalidates: readonly Route[];
}

/** Shares or hides a folder, and on request the templates in it and below it that the user may share. */
export function ShareFolderDialog({ opened, ...form }: ShareFolderDialogProps) {
  const t = useTexts('folders');
  return (
    <Dialog
      opened={opened}
      onClose={form.onClose}
      title={t(form.folder.isShared ? 'unshare.title' : 'share.title', { name: form.folder.name })}
    >
      <ShareForm {...form} />
    </Dialog>
  );
}

function ShareForm({ folder, onClose, invalidates }: Omit<ShareFolderDialogProps, 'opened'>) {
  const t = useTexts('folders');
  const shell = useTexts('shell');
  const sharing = useTexts('sharing');
  const { id, isShared, sharedWithin, unsharedWithin } = folder;
  const key = isShared ? 'unshare' : 'share';
  const [withContents, setWithContents] = useState(true);
  const share = useRecordAction(folderRoutes.share, {
    invalidates: [folderRoutes.list, ...invalidates],
    success: sharing(isShared ? 'ended' : 'started'),
    onSuccess: onClose,
  });

  return (
    <Stack gap="lg">
      <Text size="sm">{t(`${key}.text`)}</Text>
      <Checkbox
        label={t(`${key}.contents`, { count: isShared ? sharedWithin : unsharedWithin })}
        description={t(`${key}.contentsHelp`)}
        checked={withContents}
        onChange={(event) => setWithContents(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {shell('form.cancel')}
        </Button>
        <Button
          data-autofocus
          loading={share.isPending}
          onClick={() => share.run({ id, isShared: !isShared, withContents })}
        >
          {sharing(isShared ? 'end' : 'start')}
        </Button>
      </Group>
    </Stack>
  );
}
