import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { CompletedSet, LastTime } from '../../contract.ts';
import type { SetValues } from '../../rules/prefill.ts';
import { changeSet, forgetIfNothingDone, logSet, removeSet, startRest } from './actions.ts';
import { BlockCard } from './BlockCard.tsx';
import { Clock } from './Clock.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { Begun, Kept, PrescribedWorkout, WorkoutQueue } from './queue.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import { RestDock } from './RestDock.tsx';
import { RowCard } from './RowCard.tsx';
import type { RowActions } from './row-card-props.ts';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import type { Sending } from './sender.ts';
import { blocks, liveSets, progress, restAfter, type Step, stepAfter } from './state.ts';
import { useFollowFocus } from './use-follow-focus.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWalk } from './use-walk.ts';

/** The button of the next set comes up under the same thumb: a second tap this soon is the first one's. */
const doubleTapMs = 400;

export interface RunningStepProps {
  queue: WorkoutQueue;
  kept: Kept;
  sending: Sending;
  workout: PrescribedWorkout;
  lastTime: readonly LastTime[];
  begun: Begun;
}

/** The workout while it runs: one exercise open, the next one brought up by itself. */
export function RunningStep(props: RunningStepProps) {
  const { queue, kept, sending, workout, begun } = props;
  const t = useTexts('completed-workouts');
  const { walk, active, editing, actions, said } = useLogging(props);
  const { done, planned } = progress(walk);
  useWakeLock();

  function leave(): void {
    if (done === 0) forgetIfNothingDone(queue);
    else toast.info(t('runner.paused'));
  }

  return (
    <>
      <RunnerHead workout={workout} clock={<Clock startedAt={begun.startedAt} />} onLeave={leave}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHead>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes['work']} data-says-unreachable="true">
        <RefusedNotice queue={queue} kept={kept} />
        {workout.info && <p className={classes['note']}>{workout.info}</p>}
        {blocks(workout.rows).map((block) => (
          <BlockCard key={block[0]?.id} block={block}>
            {block.map((row) => (
              <RowCard
                key={row.id}
                row={row}
                walk={walk}
                active={active}
                editing={editing}
                kept={kept.sets}
                lastTime={props.lastTime.find(({ exerciseId }) => exerciseId === row.exerciseId)}
                actions={actions}
              />
            ))}
          </BlockCard>
        ))}
        <End isAllDone={done === planned} />
      </div>
      <RestDock queue={queue} rest={kept.rest} />
    </>
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

/** What the taps mean: the set is kept, the pause begins, the next set is brought up. */
function useLogging({ queue, kept, workout }: RunningStepProps) {
  const t = useTexts('completed-workouts');
  const { walk, active, editing, ...place } = useWalk(workout.rows, liveSets(kept));
  const [said, setSaid] = useState('');
  const hasMoved = useRef(false);
  const lastLogAt = useRef(Number.NEGATIVE_INFINITY);
  useFollowFocus(hasMoved, active);

  function log(step: Step, values: SetValues): void {
    const row = workout.rows.find(({ id }) => id === step.rowId);
    if (!row) throw new Error(`log: no row ${step.rowId}`);
    if (performance.now() - lastLogAt.current < doubleTapMs) return;
    lastLogAt.current = performance.now();
    logSet(queue, step, values);
    const next = stepAfter({ ...walk, sets: liveSets(queue.read()) }, step);
    startRest(queue, restAfter(row, next));
    hasMoved.current = true;
    place.goOn();
    setSaid(t('runner.logged', { count: step.setNumber, next: nameOf(next) }));
  }

  function nameOf(step: Step | null): string {
    return workout.rows.find(({ id }) => id === step?.rowId)?.name ?? '';
  }

  const actions: RowActions = {
    ...place,
    log,
    change(set: CompletedSet, values: SetValues): void {
      changeSet(queue, set, values);
      place.edit(null);
    },
    remove(set: CompletedSet): void {
      removeSet(queue, set);
      place.edit(null);
      setSaid(t('runner.removed', { count: set.setNumber }));
    },
  };
  return { walk, active, editing, actions, said };
}
