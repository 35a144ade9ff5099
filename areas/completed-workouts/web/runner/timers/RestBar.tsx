import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { addRest } from '../local-store/log.ts';
import type { Rest } from '../local-store/local-workout-store.ts';
import { useRunner } from '../runner-context.ts';
import { useAlertAt } from './alerts.ts';
import { Dock, TimeLeft } from './Dock.tsx';
import classes from './RestBar.module.css';
import { useNow } from './use-now.ts';

const stepSeconds = 15;
/** Time for which the end of the rest is shown, in ms. */
const overMs = 6000;

/** Dock of the rest between two sets. `next` is the name of the exercise after it. */
export function RestBar({ rest, next }: { rest: Rest; next: string }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const leftMs = rest.endsAt - useNow();
  useAlertAt(rest.endsAt, { kind: 'end', title: t('rest.over'), text: next });
  if (leftMs < -overMs) return null;

  return (
    <Dock label={t('rest.label')} share={leftMs / (rest.seconds * 1000 || 1)}>
      {leftMs > 0 ? (
        <RestLeft seconds={Math.ceil(leftMs / 1000)} />
      ) : (
        <div className={classes['line']}>
          <p role="status" className={classes['over']}>
            {t('rest.over')}
          </p>
          <Button variant="default" size="md" onClick={() => store.save('rest', null)}>
            {t('rest.close')}
          </Button>
        </div>
      )}
    </Dock>
  );
}

function RestLeft({ seconds }: { seconds: number }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  return (
    <TimeLeft label={t('rest.label')} seconds={seconds}>
      {[-stepSeconds, stepSeconds].map((step) => (
        <Button
          key={step}
          variant="default"
          size="md"
          className={classes['step'] ?? ''}
          aria-label={t(step < 0 ? 'rest.less' : 'rest.more', { count: stepSeconds })}
          onClick={() => addRest(store, step)}
        >
          {step < 0 ? `−${stepSeconds}` : `+${stepSeconds}`}
        </Button>
      ))}
      <Button variant="default" size="md" onClick={() => store.save('rest', null)}>
        {t('rest.skip')}
      </Button>
    </TimeLeft>
  );
}
