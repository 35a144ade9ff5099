import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { begin } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import type { LocalWorkout, LocalPrescription, LocalWorkoutStore } from './local-workout-store.ts';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import type { Subject } from './subject.ts';
import { RowHeader } from './RowHeader.tsx';
import { unlockAudio } from './alerts.ts';
import { blocks, runningRows } from './set-order.ts';

interface PreviewStepProps {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  prescribed: LocalPrescription;
  place: Subject;
}

/** What there is to do, before the clock runs. */
export function PreviewStep({ queue, kept, prescribed, place }: PreviewStepProps) {
  const t = useTexts('completed-workouts');
  const workout = prescribed.signed.prescription;

  return (
    <>
      <RunnerHeader workout={workout} place={place} />
      <div className={classes['work']} data-says-unreachable="true">
        {workout.info && <p className={classes['note']}>{workout.info}</p>}
        {blocks(runningRows(workout.rows, kept.rowChanges)).map((block) => (
          <BlockCard key={block[0]?.id} block={block}>
            {block.map((row) => (
              <RowHeader key={row.id} row={row} prescribed={prescribed} />
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
            unlockAudio();
            begin(queue);
          }}
        >
          {t('runner.start')}
        </Button>
      </div>
    </>
  );
}
