import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { duration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { addRest } from './actions.ts';
import type { Rest, WorkoutQueue } from './queue.ts';
import classes from './RestDock.module.css';
import { useNow } from './use-now.ts';

const moreSeconds = 15;
/** For how long the end of the pause stays in sight. */
const overMs = 6000;

interface RestDockProps {
  queue: WorkoutQueue;
  rest: Rest | null;
}

/** The pause between two sets, within reach of the thumb. */
export function RestDock({ queue, rest }: RestDockProps) {
  return rest && <Resting key={rest.endsAt - rest.seconds * 1000} queue={queue} rest={rest} />;
}

function Resting({ queue, rest }: { queue: WorkoutQueue; rest: Rest }) {
  const t = useTexts('completed-workouts');
  const leftMs = rest.endsAt - useNow();
  const isOver = leftMs <= 0;
  useVibration(isOver && leftMs > -overMs);
  if (leftMs < -overMs) return null;

  return (
    <section className={classes['dock']} aria-label={t('rest.label')}>
      <div className={classes['bar']} aria-hidden="true">
        <div style={{ transform: `scaleX(${Math.max(0, Math.min(1, leftMs / (rest.seconds * 1000)))})` }} />
      </div>
      <div className={classes['line']}>
        {isOver ? (
          <p role="status" className={classes['over']}>
            {t('rest.over')}
          </p>
        ) : (
          <p className={classes['left']}>
            <span>{t('rest.label')}</span>
            <strong role="timer" aria-live="off">
              {duration(Math.ceil(leftMs / 1000))}
            </strong>
          </p>
        )}
        {!isOver && (
          <Button variant="default" size="md" onClick={() => addRest(queue, moreSeconds)}>
            {t('rest.more', { count: moreSeconds })}
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => queue.save('rest', null)}>
          {t(isOver ? 'rest.close' : 'rest.skip')}
        </Button>
      </div>
    </section>
  );
}

/** Where the phone can; it is an outside world, and one buzz a pause is enough. */
function useVibration(isOver: boolean): void {
  const wasRunning = useRef(!isOver);
  useEffect(() => {
    if (isOver && wasRunning.current) navigator.vibrate?.([200, 100, 200]);
    wasRunning.current = !isOver;
  }, [isOver]);
}
