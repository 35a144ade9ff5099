import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LastTime } from '../../contract.ts';
import { begin } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import type { PrescribedWorkout, WorkoutQueue } from './queue.ts';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import { RowHead } from './RowHead.tsx';
import { blocks } from './state.ts';

interface PreviewStepProps {
  queue: WorkoutQueue;
  workout: PrescribedWorkout;
  lastTime: readonly LastTime[];
}

/** What there is to do, before the clock runs. */
export function PreviewStep({ queue, workout, lastTime }: PreviewStepProps) {
  const t = useTexts('completed-workouts');

  return (
    <>
      <RunnerHead workout={workout} />
      <div className={classes['work']}>
        {workout.info && <p className={classes['note']}>{workout.info}</p>}
        {blocks(workout.rows).map((block) => (
          <BlockCard key={block[0]?.id} block={block}>
            {block.map((row) => (
              <RowHead
                key={row.id}
                row={row}
                lastTime={lastTime.find(({ exerciseId }) => exerciseId === row.exerciseId)}
              />
            ))}
          </BlockCard>
        ))}
      </div>
      <div className={classes['dock']}>
        <Button
          size="lg"
          fullWidth
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
          onClick={() => begin(queue)}
        >
          {t('runner.start')}
        </Button>
      </div>
    </>
  );
}
