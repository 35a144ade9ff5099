import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { begin } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import type { Kept, KeptWorkout, WorkoutQueue } from './queue.ts';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import type { RunnerPlace } from './runner-place.ts';
import { RowHead } from './RowHead.tsx';
import { unlockSound } from './signals.ts';
import { blocks, runningRows } from './state.ts';

interface PreviewStepProps {
  queue: WorkoutQueue;
  kept: Kept;
  prescribed: KeptWorkout;
  place: RunnerPlace;
}

/** What there is to do, before the clock runs. */
export function PreviewStep({ queue, kept, prescribed, place }: PreviewStepProps) {
  const t = useTexts('completed-workouts');
  const workout = prescribed.sealed.prescription;

  return (
    <>
      <RunnerHead workout={workout} place={place} />
      <div className={classes['work']} data-says-unreachable="true">
        {workout.info && <p className={classes['note']}>{workout.info}</p>}
        {blocks(runningRows(workout.rows, kept.rowChanges)).map((block) => (
          <BlockCard key={block[0]?.id} block={block}>
            {block.map((row) => (
              <RowHead key={row.id} row={row} prescribed={prescribed} />
            ))}
          </BlockCard>
        ))}
      </div>
      <div className={classes['dock']}>
        <Button
          size="lg"
          fullWidth
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
          onClick={() => {
            unlockSound();
            begin(queue);
          }}
        >
          {t('runner.start')}
        </Button>
      </div>
    </>
  );
}
