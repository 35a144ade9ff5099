import { Button } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { duration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseClock } from '../../rules/measures.ts';
import type { useSetClock } from './use-clock.ts';

interface ClockButtonProps {
  kind: ExerciseClock;
  clock: ReturnType<typeof useSetClock>;
}

/** Starts the clock of the set; it stands below, where the thumb is. */
export function ClockButton({ kind, clock }: ClockButtonProps) {
  const t = useTexts('completed-workouts');
  const Icon = clock.isGoing ? IconPlayerStopFilled : IconPlayerPlayFilled;
  const words = kind.kind === 'up' ? t('clock.startUp') : t('clock.start', { time: duration(kind.seconds) });

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
