import { Button } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { formatDuration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseTimer } from '../../rules/measures.ts';
import type { useSetTimer } from './use-clock.ts';

interface TimerButtonProps {
  kind: ExerciseTimer;
  clock: ReturnType<typeof useSetTimer>;
}

/** Starts the clock of the set; it stands below, where the thumb is. */
export function TimerButton({ kind, clock }: TimerButtonProps) {
  const t = useTexts('completed-workouts');
  const Icon = clock.isGoing ? IconPlayerStopFilled : IconPlayerPlayFilled;
  const words = kind.kind === 'up' ? t('clock.startUp') : t('clock.start', { time: formatDuration(kind.seconds) });

  return (
    <Button
      variant="light"
      size="lg"
      fullWidth
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => (clock.isGoing ? clock.stop() : clock.start(kind))}
    >
      {clock.isGoing ? t('clock.stop') : words}
    </Button>
  );
}
