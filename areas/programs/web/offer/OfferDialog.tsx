import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OfferForm } from './OfferForm.tsx';
import { useCopiesToUpdate } from './queries.ts';

interface OfferDialogProps {
  programId: string;
  opened: boolean;
  onClose: () => void;
  /** Told how many copies are still behind once it has brought the changes. */
  onSeen?: (left: number) => void;
}

/** To whom the changes of a model go. */
export function OfferDialog({ programId, opened, onClose, onSeen }: OfferDialogProps) {
  const t = useTexts('programs');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={<Text fw={700}>{t('offer.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('offer.close') }}
    >
      <Loaded programId={programId} onClose={onClose} onSeen={onSeen} />
    </Modal>
  );
}

function Loaded({
  programId,
  onClose,
  onSeen,
}: Pick<OfferDialogProps, 'programId' | 'onClose'> & { onSeen: OfferDialogProps['onSeen'] | undefined }) {
  const t = useTexts('programs');
  const { data, error, isFetchedAfterMount, refetch } = useCopiesToUpdate(programId);
  if (error && !data) return <Text size="sm">{error.message || t('offer.failed')}</Text>;
  if (!data || !isFetchedAfterMount) return <Waiting />;
  return (
    <OfferForm
      programId={programId}
      version={data.version}
      copies={data.copies}
      onStale={() => void refetch()}
      onDone={(left) => {
        onSeen?.(left);
        onClose();
      }}
    />
  );
}

function Waiting() {
  return (
    <Stack gap="md">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </Stack>
  );
}
