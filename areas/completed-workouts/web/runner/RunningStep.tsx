import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { forgetIfNothingDone } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import { Clock } from './Clock.tsx';
import { ClockDock } from './ClockDock.tsx';
import { ClockNotice } from './ClockNotice.tsx';
import { readClock } from './exercise-clock.ts';
import { ProgressLine } from './ProgressLine.tsx';
import type { Begun, Kept, KeptWorkout, WorkoutQueue } from './queue.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import { RestDock } from './RestDock.tsx';
import { RowCard } from './RowCard.tsx';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import { RunningContext } from './runner-context.ts';
import type { RunnerPlace } from './runner-place.ts';
import type { Sending } from './sender.ts';
import { blocks, progress, type RunningRow, runningRows, type Step } from './state.ts';
import { useLogging } from './use-logging.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface RunningStepProps {
  queue: WorkoutQueue;
  kept: Kept;
  sending: Sending;
  prescribed: KeptWorkout;
  place: RunnerPlace;
  begun: Begun;
}

/** The workout while it runs: one exercise open, the next one brought up by itself. */
export function RunningStep(props: RunningStepProps) {
  const { queue, kept, sending, prescribed, place, begun } = props;
  const t = useTexts('completed-workouts');
  const workout = prescribed.sealed.prescription;
  const rows = runningRows(workout.rows, kept.rowChanges);
  const { walk, active, editing, actions, said } = useLogging({ queue, kept, rows });
  const { done, planned } = progress(walk);
  useWakeLock();

  function leave(): void {
    if (done === 0) forgetIfNothingDone(queue);
    else toast.info(t('runner.paused'));
  }

  return (
    <RunningContext value={{ queue, kept, sending, prescribed }}>
      <RunnerHead workout={workout} place={place} clock={<Clock startedAt={begun.startedAt} />} onLeave={leave}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHead>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes['work']} data-says-unreachable="true">
        <RefusedNotice queue={queue} kept={kept} />
        <ClockNotice aheadSeconds={kept.clockAheadSeconds} />
        {workout.info && <p className={classes['note']}>{workout.info}</p>}
        {blocks(rows).map((block) => (
          <BlockCard key={block[0]?.id} block={block}>
            {block.map((row) => (
              <RowCard key={row.id} row={row} walk={walk} active={active} editing={editing} actions={actions} />
            ))}
          </BlockCard>
        ))}
        <End isAllDone={done === planned} />
      </div>
      <Docks queue={queue} kept={kept} rows={rows} active={active} />
    </RunningContext>
  );
}

function End({ isAllDone }: { isAllDone: boolean }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['end']} data-end="true">
      <Button
        size="lg"
        variant={isAllDone ? 'filled' : 'default'}
        renderRoot={(root) => <Link {...root} to="." search={{ step: 'finish' }} />}
      >
        {t('runner.finish')}
      </Button>
      <p>{t(isAllDone ? 'runner.allDone' : 'runner.safeToLeave')}</p>
    </div>
  );
}

interface DocksProps {
  queue: WorkoutQueue;
  kept: Kept;
  rows: readonly RunningRow[];
  active: Step;
}

/** The clock of an exercise, or the pause after one: never both. */
function Docks({ queue, kept, rows, active }: DocksProps) {
  const clock = readClock(queue);
  const nameOf = (rowId: string) => rows.find(({ id }) => id === rowId)?.name ?? '';
  if (clock) return <ClockDock key={clock.startedAt} queue={queue} clock={clock} name={nameOf(clock.rowId)} />;
  return <RestDock queue={queue} rest={kept.rest} next={nameOf(active.rowId)} />;
}
