import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { forgetIfNothingDone } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import { ElapsedTime } from './ElapsedTime.tsx';
import { TimerBar } from './TimerBar.tsx';
import { ClockSkewBanner } from './ClockSkewBanner.tsx';
import { readTimer } from './exercise-timer.ts';
import { ProgressLine } from './ProgressLine.tsx';
import type { Begun, LocalWorkout, LocalPrescription, LocalWorkoutStore } from './local-workout-store.ts';
import { RejectionBanner } from './RejectionBanner.tsx';
import { RestBar } from './RestBar.tsx';
import { RowCard } from './RowCard.tsx';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import { RunningContext } from './runner-context.ts';
import type { Subject } from './subject.ts';
import type { SyncStatus } from './sync-loop.ts';
import { blocks, progress, type RunningRow, runningRows, type SetRef } from './set-order.ts';
import { useLogging } from './use-logging.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface RunningStepProps {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  sending: SyncStatus;
  prescribed: LocalPrescription;
  place: Subject;
  begun: Begun;
}

/** The workout while it runs: one exercise open, the next one brought up by itself. */
export function RunningStep(props: RunningStepProps) {
  const { queue, kept, sending, prescribed, place, begun } = props;
  const t = useTexts('completed-workouts');
  const workout = prescribed.signed.prescription;
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
      <RunnerHeader workout={workout} place={place} clock={<ElapsedTime startedAt={begun.startedAt} />} onLeave={leave}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHeader>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes['work']} data-says-unreachable="true">
        <RejectionBanner queue={queue} kept={kept} />
        <ClockSkewBanner aheadSeconds={kept.clockAheadSeconds} />
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
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  rows: readonly RunningRow[];
  active: SetRef;
}

/** The clock of an exercise, or the pause after one: never both. */
function Docks({ queue, kept, rows, active }: DocksProps) {
  const clock = readTimer(queue);
  const nameOf = (rowId: string) => rows.find(({ id }) => id === rowId)?.name ?? '';
  if (clock) return <TimerBar key={clock.startedAt} queue={queue} clock={clock} name={nameOf(clock.rowId)} />;
  return <RestBar queue={queue} rest={kept.rest} next={nameOf(active.rowId)} />;
}
