import { Button } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import { formatDuration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isRunning, type RunningTimer, stopTimer } from './exercise-timer.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import classes from './RestBar.module.css';
import { SoundSwitch } from './SoundSwitch.tsx';
import { playAlert } from './alerts.ts';
import { useNow } from './use-now.ts';
import { useAlertAt } from './use-alert-at.ts';

interface TimerBarProps {
  queue: LocalWorkoutStore;
  clock: RunningTimer;
  /** Of the exercise it runs for. */
  name: string;
}

/** The clock of an exercise, to be read from the floor and stopped with a thumb. */
export function TimerBar({ queue, clock, name }: TimerBarProps) {
  const t = useTexts('completed-workouts');
  const now = useNow();
  const round = roundOf(clock, now);
  useSignals(clock, name, round);
  if (!isRunning(clock, now)) return null;

  const goneMs = now - clock.startedAt;
  const shownMs = round ? round.endsAt - now : clock.endsAt === null ? goneMs : clock.endsAt - now;
  const seconds = clock.endsAt === null ? Math.floor(shownMs / 1000) : Math.ceil(shownMs / 1000);
  const share = clock.endsAt === null ? 0 : goneMs / (clock.endsAt - clock.startedAt);

  return (
    <section className={classes['dock']} data-clock="true" aria-label={t('clock.label', { name })}>
      <div className={classes['bar']} aria-hidden="true">
        <div style={{ transform: `scaleX(${Math.min(1, Math.max(0, share))})` }} />
      </div>
      <div className={classes['line']}>
        <p className={classes['left']}>
          <span>{round ? t('clock.round', { round: round.number, count: round.count }) : name}</span>
          <strong role="timer" aria-live="off">
            {formatDuration(seconds)}
          </strong>
        </p>
        <SoundSwitch />
        <Button
          size="lg"
          leftSection={<IconPlayerStopFilled size={18} aria-hidden="true" />}
          onClick={() => stopTimer(queue)}
        >
          {t('clock.stop')}
        </Button>
      </div>
    </section>
  );
}

interface Round {
  number: number;
  count: number;
  endsAt: number;
}

/** Of an EMOM: which minute it is and when it is over. */
function roundOf({ startedAt, endsAt, everySeconds }: RunningTimer, now: number): Round | null {
  if (everySeconds === null || endsAt === null) return null;
  const everyMs = everySeconds * 1000;
  const number = Math.max(1, Math.floor((now - startedAt) / everyMs) + 1);
  return { number, count: Math.ceil((endsAt - startedAt) / everyMs), endsAt: startedAt + number * everyMs };
}

function useSignals(clock: RunningTimer, name: string, round: Round | null): void {
  const t = useTexts('completed-workouts');
  const isOver = clock.stoppedAt !== null;
  const nextRoundAt = round && round.number < round.count && !isOver ? round.endsAt : null;
  const nextRound = t('clock.round', { round: (round?.number ?? 0) + 1, count: round?.count ?? 0 });

  useAlertAt(nextRoundAt, () => playAlert({ kind: 'minute', title: name, text: nextRound }));
  useAlertAt(isOver ? null : clock.endsAt, () => playAlert({ kind: 'end', title: name, text: t('clock.over') }));
}
