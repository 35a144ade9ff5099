import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isClientView } from '#shell/web/api/token.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { confirmEarlyStart } from '../early-start.ts';
import classes from './NextWorkout.module.css';

interface EarlyStartProps {
  workout: ScheduledWorkout;
  onStart: () => void;
}

/** Before the start of a program: link that shows the workout, and button that begins it after a confirmation. */
export function EarlyStart({ workout, onStart }: EarlyStartProps) {
  const t = useTexts('completed-workouts');
  const { workoutId } = workout;

  async function start(): Promise<void> {
    if (await confirmEarlyStart(t, workout)) onStart();
  }

  return (
    <div className={classes['links']}>
      <Button
        size="lg"
        px="sm"
        renderRoot={(root) => <Link {...root} to="/my/workouts/$workoutId" params={{ workoutId }} />}
      >
        {t('today.preview')}
      </Button>
      <Button size="lg" variant="subtle" disabled={isClientView()} onClick={() => void start()}>
        {t('today.startEarly')}
      </Button>
    </div>
  );
}
