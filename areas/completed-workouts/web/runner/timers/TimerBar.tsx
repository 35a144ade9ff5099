import { Button } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { formatDuration } from '#shell/common/numbers.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseTimer } from '../../../rules/measures.ts';
import { useRunner } from '../runner-context.ts';
import { useAlertAt } from './alerts.ts';
import { Dock, TimeLeft } from './Dock.tsx';
import { isRunning, type RunningTimer, stopTimer } from './exercise-timer.ts';
import { useNow } from './use-now.ts';
import type { SetTimer } from './use-set-timer.ts';

/** Dock of the running timer of a set; `name` is its exercise. */
export function TimerBar({ timer, name }: { timer: RunningTimer; name: string }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const now = useNow();
  const { startedAt, endsAt } = timer;
  const round = roundOf(timer, now);
  useTimerAlerts(timer, name, round);
  if (!isRunning(timer, now)) return null;

  const elapsedMs = now - startedAt;
  const leftMs = (round?.endsAt ?? endsAt ?? now) - now;
  return (
    <Dock isExercise label={t('clock.label', { name })} share={endsAt === null ? 0 : elapsedMs / (endsAt - startedAt)}>
      <TimeLeft
        label={round ? t('clock.round', { round: round.number, count: round.count }) : name}
        seconds={endsAt === null ? Math.floor(elapsedMs / 1000) : Math.ceil(leftMs / 1000)}
      >
        <Button
          size="lg"
          leftSection={<IconPlayerStopFilled size={18} aria-hidden="true" />}
          onClick={() => stopTimer(store)}
        >
          {t('clock.stop')}
        </Button>
      </TimeLeft>
    </Dock>
  );
}

interface Round {
  number: number;
  count: number;
  endsAt: number;
}

/** Returns the current minute of an EMOM; null for other timers. */
function roundOf({ startedAt, endsAt, everySeconds }: RunningTimer, now: number): Round | null {
  if (everySeconds === null || endsAt === null) return null;
  const everyMs = everySeconds * 1000;
  const number = Math.max(1, Math.floor((now - startedAt) / everyMs) + 1);
  return { number, count: Math.ceil((endsAt - startedAt) / everyMs), endsAt: startedAt + number * everyMs };
}

function useTimerAlerts({ stoppedAt, endsAt }: RunningTimer, name: string, round: Round | null): void {
  const t = useTexts('completed-workouts');
  const isStopped = stoppedAt !== null;
  const nextRoundAt = round && round.number < round.count && !isStopped ? round.endsAt : null;
  const nextRound = t('clock.round', { round: (round?.number ?? 0) + 1, count: round?.count ?? 0 });
  useAlertAt(nextRoundAt, { kind: 'minute', title: name, text: nextRound });
  useAlertAt(isStopped ? null : endsAt, { kind: 'end', title: name, text: t('clock.over') });
}

/** Button in the set form that starts the timer. The running timer is shown in the dock. */
export function TimerButton({ exerciseTimer, timer }: { exerciseTimer: ExerciseTimer; timer: SetTimer }) {
  const t = useTexts('completed-workouts');
  const { isRunning: isOn, start, stop } = timer;
  const Icon = isOn ? IconPlayerStopFilled : IconPlayerPlayFilled;
  const startText =
    exerciseTimer.kind === 'up'
      ? t('clock.startUp')
      : t('clock.start', { time: formatDuration(exerciseTimer.seconds) });

  return (
    <Button
      variant="light"
      size="lg"
      fullWidth
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => (isOn ? stop() : start(exerciseTimer))}
    >
      {isOn ? t('clock.stop') : startText}
    </Button>
  );
}
