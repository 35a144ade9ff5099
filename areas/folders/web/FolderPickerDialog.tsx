import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FolderPicker } from './FolderPicker.tsx';
import { useFolders } from './queries.ts';

interface FolderPickerDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The verb of the button. */
  submit: string;
  /** Chosen when it opens; null outside all folders. */
  start: string | null;
  /** Why a folder cannot be chosen, in words. */
  refusal?: (folderId: string | null) => string | undefined;
  isBusy?: boolean;
  onChoose: (folderId: string | null) => void;
}

/** Asks into which folder, and hands over the answer. */
export function FolderPickerDialog({ opened, onClose, title, ...asked }: FolderPickerDialogProps) {
  const t = useTexts('folders');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Text fw={700}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Fields {...asked} onClose={onClose} />
    </Modal>
  );
}

function Fields({
  start,
  refusal,
  submit,
  isBusy = false,
  onChoose,
  onClose,
}: Omit<FolderPickerDialogProps, 'opened' | 'title'>) {
  const shell = useTexts('shell');
  const { folders } = useFolders();
  const [chosen, setChosen] = useState(start);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <Stack gap="lg">
        <FolderPicker folders={folders} chosen={chosen} onChoose={setChosen} {...(refusal && { refusal })} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {shell('form.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={refusal?.(chosen) !== undefined}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
