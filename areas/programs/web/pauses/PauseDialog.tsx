import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { nextPause } from '../../rules/pauses.ts';
import { CurrentPause } from './CurrentPause.tsx';
import { OtherPauses } from './OtherPauses.tsx';
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
  const today = todayIn(useMe().timeZone);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isFetchedAfterMount } = useApiQuery(programRoutes.programUser, { id }, { staleTime: 0 });
  if (error) return <Text size="sm">{messageOf(error)}</Text>;
  if (!data || !isFetchedAfterMount) return <Skeleton height={320} />;

  const { programUser: copy } = data;
  const current = nextPause(copy.pauses, today);
  return (
    <Stack gap="md">
      <Text c="dimmed">{[copy.clientName, t('weeks', { count: copy.weeks })].join(' · ')}</Text>
      <Text size="sm">{t('pause.help')}</Text>
      {current && <CurrentPause copy={copy} pause={current} onDone={onClose} />}
      {current && (
        <Button variant="default" onClick={() => setAdding(!isAdding)}>
          {t(isAdding ? 'pause.backToChange' : 'pause.add')}
        </Button>
      )}
      <PauseForm key={String(isAdding)} copy={copy} pause={isAdding ? undefined : current} onDone={onClose} />
      <OtherPauses copy={copy} current={current} onDone={onClose} />
    </Stack>
  );
}
