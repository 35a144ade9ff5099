import { ActionIcon, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { upload } from '#shell/web/api/upload.ts';
import { acceptedTypes, limitsText } from '#shell/web/attachments/policy-text.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { captureVideoPoster } from '#shell/web/attachments/video-poster.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../../contract.ts';

const policy = uploadPolicies.exerciseAsset;

interface PendingFile {
  id: string;
  file: File;
  rejection: string | null;
}

/** Files chosen for an exercise that does not exist yet. `send` uploads them once it does. */
export function usePendingMedia() {
  const t = useTexts('exercises');
  const [files, setFiles] = useState<readonly PendingFile[]>([]);
  const [isSending, setSending] = useState(false);

  async function send(exerciseId: string): Promise<void> {
    setSending(true);
    for (const { id, file } of files.filter(({ rejection }) => rejection === null)) {
      const poster = file.type.startsWith('video/') ? await captureVideoPoster(file) : null;
      await upload(exerciseRoutes.addAsset, { id: exerciseId, attachmentId: id }, file, { poster }).catch(() =>
        toast.error(t('media.notSent', { name: file.name })),
      );
    }
    setSending(false);
  }

  return {
    files,
    isSending,
    send,
    add: (chosen: readonly File[]) =>
      setFiles((present) =>
        [...present, ...chosen.map((file) => ({ id: newId(), file, rejection: rejectionText(policy, file) }))].slice(
          0,
          policy.maxCount,
        ),
      ),
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
            loading={media.isSending}
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
