import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CopyUpdatesForm } from './CopyUpdatesForm.tsx';
import { useCopyUpdates } from './queries.ts';
import type { UpdateKind } from './update-kind.ts';

export interface CopyUpdatesDialogProps {
  kind: UpdateKind;
  templateId: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that selects the copies to update from their template. */
export function CopyUpdatesDialog({ opened, ...props }: CopyUpdatesDialogProps) {
  const t = useTexts('assignments');
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      size="xl"
      title={<Text fw={700}>{t('updates.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Loaded {...props} />
    </Modal>
  );
}

function Loaded({ kind, templateId, onClose }: Omit<CopyUpdatesDialogProps, 'opened'>) {
  const t = useTexts('assignments');
  const { data, error, isFetchedAfterMount, refetch } = useCopyUpdates(kind, templateId);
  if (error && !data) return <Text size="sm">{error.message || t('updates.failed')}</Text>;
  if (!data || !isFetchedAfterMount) return <Loading />;
  return (
    <CopyUpdatesForm
      kind={kind}
      templateId={templateId}
      version={data.version}
      copies={data.copies}
      onConflict={() => void refetch()}
      onDone={onClose}
    />
  );
}

function Loading() {
  return (
    <Stack gap="md">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </Stack>
  );
}
