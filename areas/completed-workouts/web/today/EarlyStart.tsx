import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isClientView } from '#shell/web/api/token.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { workoutName } from '../../rules/workout-name.ts';
import classes from './NextWorkout.module.css';

interface EarlyStartProps {
  workout: ScheduledWorkout;
  onStart: () => void;
}

/** Before the start of a program: link that shows the workout, and button that begins it after a confirmation. */
export function EarlyStart({ workout, onStart }: EarlyStartProps) {
  const t = useTexts('completed-workouts');
  const { workoutId, date } = workout;

  async function start(): Promise<void> {
    const when = { weekday: formatWeekday(date), date: formatShortDate(date) };
    const isConfirmed = await confirm({
      title: t('today.earlyTitle', { title: workoutName(t, workout), ...when }),
      text: t('today.earlyText'),
      confirmLabel: t('today.startEarly'),
    });
    if (isConfirmed) onStart();
  }

  return (
    <div className={classes['links']}>
      <Button size="lg" renderRoot={(root) => <Link {...root} to="/my/workouts/$workoutId" params={{ workoutId }} />}>
        {t('today.preview')}
      </Button>
      <Button size="lg" variant="subtle" disabled={isClientView()} onClick={() => void start()}>
        {t('today.startEarly')}
      </Button>
    </div>
  );
}
