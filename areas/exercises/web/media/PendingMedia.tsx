import { ActionIcon, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { acceptedTypes, limitsText } from '#shell/web/attachments/policy-text.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

const policy = uploadPolicies.exerciseAsset;

interface PendingFile {
  id: string;
  file: File;
  rejection: string | null;
}

/** Files chosen for an exercise that does not exist yet; its page uploads the accepted ones. */
export function usePendingMedia() {
  const t = useTexts('attachments');
  const [files, setFiles] = useState<readonly PendingFile[]>([]);
  const accepted = files.filter(({ rejection }) => rejection === null).map(({ file }) => file);

  function add(chosen: readonly File[]): void {
    const full = t('full', { limit: policy.maxCount });
    const free = policy.maxCount - accepted.length;
    const added = chosen.map((file, index) => ({
      id: newId(),
      file,
      rejection: index < free ? rejectionText(policy, file) : full,
    }));
    setFiles((present) => [...present, ...added]);
  }

  return {
    files,
    accepted,
    add,
    remove: (id: string) => setFiles((present) => present.filter((one) => one.id !== id)),
  };
}

export function PendingMedia({ media }: { media: ReturnType<typeof usePendingMedia> }) {
  const t = useTexts('exercises');
  const attachmentTexts = useTexts('attachments');

  return (
    <Stack gap="xs">
      <Text fw={500} size="sm">
        {t('media.title')}
      </Text>
      <Group gap="sm">
        <FileButton multiple onChange={media.add} accept={acceptedTypes(policy)}>
          {(button) => (
            <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} {...button}>
              {attachmentTexts('add')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('media.sentOnSave', { limits: limitsText(policy, attachmentTexts) })}
        </Text>
      </Group>
      {media.files.map(({ id, file, rejection }) => (
        <Group key={id} gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm" truncate>
            {file.name}
          </Text>
          {rejection && (
            <Text size="sm" c="red" role="alert">
              {rejection}
            </Text>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={attachmentTexts('dismiss', { name: file.name })}
            onClick={() => media.remove(id)}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}
