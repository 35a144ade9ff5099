import { Skeleton, Stack, Text } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type AssignedProgram, programRoutes } from '../../contract.ts';
import { CurrentPause } from './CurrentPause.tsx';
import { PastPauses } from './PastPauses.tsx';
import { PauseForm } from './PauseForm.tsx';

interface PauseDialogProps {
  copy: Pick<AssignedProgram, 'id' | 'title'>;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that pauses a client's program, and changes, ends or takes away its pauses. */
export function PauseDialog({ copy: { id, title }, opened, onClose }: PauseDialogProps) {
  const t = useTexts('programs');
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={t('pause.title', { title })}>
      <Pauses id={id} onClose={onClose} />
    </Dialog>
  );
}

function Pauses({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('programs');
  const { data, error, isFetchedAfterMount } = useApiQuery(programRoutes.programUser, { id }, { staleTime: 0 });
  if (error) return <Text size="sm">{error.message}</Text>;
  if (!data || !isFetchedAfterMount) return <Skeleton height={320} />;

  const { programUser: copy } = data;
  return (
    <Stack gap="md">
      <Text size="sm">{t('pause.help')}</Text>
      <CurrentPause copy={copy} onDone={onClose} />
      <PauseForm copy={copy} onDone={onClose} />
      <PastPauses copy={copy} onDone={onClose} />
    </Stack>
  );
}
