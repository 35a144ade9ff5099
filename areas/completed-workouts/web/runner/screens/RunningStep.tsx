import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LazyChangeTitle } from '../../free/lazy-change-title.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Progress, progress, type SetRef } from '../../../rules/set-order.ts';
import { discardIfEmpty } from '../local-store/log.ts';
import type { Begun } from '../local-store/local-workout-store.ts';
import { LoggingContext, useRunningSets } from './use-logging.ts';
import { useRunner } from '../runner-context.ts';
import { readTimer } from '../timers/exercise-timer.ts';
import { RestBar } from '../timers/RestBar.tsx';
import { TimerBar } from '../timers/TimerBar.tsx';
import { AddExercise } from '../added/AddExercise.tsx';
import { Banners } from './Banners.tsx';
import { BlockList } from './BlockList.tsx';
import { ChangedPrescription } from './ChangedPrescription.tsx';
import { HealthWarnings } from './HealthWarnings.tsx';
import { ProgramInfo } from './ProgramInfo.tsx';
import { RowCard } from './RowCard.tsx';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import { lazy, Suspense, useEffect } from 'react';

const DiscardFree = lazy(async () => ({ default: (await import('../../free/DiscardFree.tsx')).DiscardFree }));

/** Step in which the sets are logged. The current exercise is open. */
export function RunningStep({ begun }: { begun: Begun }) {
  const t = useRunnerTexts();
  const { store, prescription } = useRunner();
  const logging = useRunningSets();
  const progressed = progress(logging.order);
  const { done, planned, isComplete } = progressed;
  useWakeLock();

  function onLeave(): void {
    if (logging.order.sets.length === 0) discardIfEmpty(store);
    else toast.info(t('runner.paused'));
  }

  return (
    <LoggingContext value={logging}>
      <RunnerHeader startedAt={begun.startedAt} progress={{ done, planned }} onLeave={onLeave} />
      <VisuallyHidden role="status">{logging.announcement}</VisuallyHidden>
      <div className={classes['work']} data-says-unreachable="true">
        <Banners />
        <HealthWarnings />
        <ChangedPrescription />
        <ProgramInfo isOpen={false} />
        {prescription.info && <p className={classes['note']}>{prescription.info}</p>}
        <BlockList>{(row) => <RowCard key={row.id} row={row} />}</BlockList>
        <AddExercise />
        <div className={classes['end']} data-end="true">
          <Button
            size="lg"
            variant={isComplete && !prescription.isFree ? 'filled' : 'default'}
            renderRoot={(root) => <Link {...root} to="." search={{ step: 'finish' }} />}
          >
            {t('runner.finish')}
          </Button>
          <p>{t(prescription.isFree ? 'runner.safeToLeave' : `runner.${stateOf(progressed)}`)}</p>
          <Suspense>
            {prescription.isFree && (
              <>
                <LazyChangeTitle />
                {!store.isInPerson && <DiscardFree />}
              </>
            )}
          </Suspense>
        </div>
      </div>
      <RunningDock active={logging.active} />
    </LoggingContext>
  );
}

/** What the end of the list says. */
function stateOf({ planned, skipped, isComplete }: Progress): 'allSkipped' | 'othersDone' | 'allDone' | 'safeToLeave' {
  if (planned === skipped) return 'allSkipped';
  if (!isComplete) return 'safeToLeave';
  return skipped > 0 ? 'othersDone' : 'allDone';
}

/** Dock with the timer of an exercise or the rest after a set; starting one ends the other. */
function RunningDock({ active }: { active: SetRef }) {
  const { store, workout, rows } = useRunner();
  const timer = readTimer(store);
  const nameOf = (rowId: string) => rows.find(({ id }) => id === rowId)?.name ?? '';
  const { rest } = workout;
  if (timer) return <TimerBar key={timer.startedAt} timer={timer} name={nameOf(timer.rowId)} />;
  return rest && <RestBar key={rest.endsAt - rest.seconds * 1000} rest={rest} next={nameOf(active.rowId)} />;
}

/** Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const request = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock.then((sentinel) => sentinel?.release());
    };
  }, []);
}
