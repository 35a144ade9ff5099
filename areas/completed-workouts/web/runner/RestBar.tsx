import { Button } from '@mantine/core';
import { formatDuration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { addRest } from './actions.ts';
import { NotificationPrompt } from './NotificationPrompt.tsx';
import type { Rest, LocalWorkoutStore } from './local-workout-store.ts';
import classes from './RestBar.module.css';
import { SoundSwitch } from './SoundSwitch.tsx';
import { playAlert } from './alerts.ts';
import { useNow } from './use-now.ts';
import { useAlertAt } from './use-alert-at.ts';

const stepSeconds = 15;
/** For how long the end of the pause stays in sight. */
const overMs = 6000;

interface RestBarProps {
  queue: LocalWorkoutStore;
  rest: Rest | null;
  /** What comes after the pause. */
  next: string;
}

/** The pause between two sets, within reach of the thumb. */
export function RestBar({ queue, rest, next }: RestBarProps) {
  return rest && <Resting key={rest.endsAt - rest.seconds * 1000} queue={queue} rest={rest} next={next} />;
}

function Resting({ queue, rest, next }: RestBarProps & { rest: Rest }) {
  const t = useTexts('completed-workouts');
  const leftMs = rest.endsAt - useNow();
  useAlertAt(rest.endsAt, () => playAlert({ kind: 'end', title: t('rest.over'), text: next }));
  if (leftMs < -overMs) return null;

  return (
    <section className={classes['dock']} aria-label={t('rest.label')}>
      <div className={classes['bar']} aria-hidden="true">
        <div style={{ transform: `scaleX(${Math.max(0, Math.min(1, leftMs / (rest.seconds * 1000 || 1)))})` }} />
      </div>
      <NotificationPrompt />
      {leftMs <= 0 ? <Over queue={queue} /> : <Left queue={queue} seconds={Math.ceil(leftMs / 1000)} />}
    </section>
  );
}

function Left({ queue, seconds }: { queue: LocalWorkoutStore; seconds: number }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['line']}>
      <p className={classes['left']}>
        <span>{t('rest.label')}</span>
        <strong role="timer" aria-live="off">
          {formatDuration(seconds)}
        </strong>
      </p>
      <SoundSwitch />
      {[-stepSeconds, stepSeconds].map((step) => (
        <Button
          key={step}
          variant="default"
          size="md"
          className={classes['step'] ?? ''}
          aria-label={t(step < 0 ? 'rest.less' : 'rest.more', { count: stepSeconds })}
          onClick={() => addRest(queue, step)}
        >
          {step < 0 ? `−${stepSeconds}` : `+${stepSeconds}`}
        </Button>
      ))}
      <Button variant="default" size="md" onClick={() => queue.save('rest', null)}>
        {t('rest.skip')}
      </Button>
    </div>
  );
}

function Over({ queue }: { queue: LocalWorkoutStore }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['line']}>
      <p role="status" className={classes['over']}>
        {t('rest.over')}
      </p>
      <Button variant="default" size="md" onClick={() => queue.save('rest', null)}>
        {t('rest.close')}
      </Button>
    </div>
  );
}
