import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/training.ts';
import type { LocalWorkoutSummary } from '../runner/use-local-workouts.ts';
import classes from './NextWorkout.module.css';
import type { LocalToday } from './use-today.ts';
import { whenText } from './when.ts';

interface DoneTodayProps {
  doneToday: LocalToday['doneToday'];
  /** Finished on this phone and not sent yet. */
  here: LocalWorkoutSummary | undefined;
  next: ScheduledWorkout | null;
  day: string;
}

/** Enough for today. What comes next is said, not pressed upon. */
export function DoneToday({ doneToday: [done], here, next, day }: DoneTodayProps) {
  const t = useTexts('completed-workouts');
  const title = (here?.title ?? done?.title) || t('untitled');

  return (
    <section className={classes['card']} data-done="true" aria-label={t('today.doneForToday')}>
      <p className={classes['kicker']}>
        <IconCircleCheckFilled size={18} aria-hidden="true" /> {t('today.doneForToday')}
      </p>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['facts']}>{sentence()}</p>
      <div className={classes['doors']}>
        {here ? (
          <Link to="/my/workouts/$id" params={{ id: here.workoutId }} className={classes['look']}>
            {t('today.toResult')}
          </Link>
        ) : (
          done && (
            <Link to="/my/completed-workouts/$id" params={{ id: done.completedWorkoutId }} className={classes['look']}>
              {t('today.toResult')}
            </Link>
          )
        )}
        {next && (
          <Link to="/my/workouts/$id" params={{ id: next.workoutId }} className={classes['look']}>
            {t('today.lookAtNext')}
          </Link>
        )}
      </div>
    </section>
  );

  function sentence(): string {
    if (here) return t('today.finishedHere');
    if (!next) return t('today.weekIsDone');
    return t('today.nextIs', {
      title: next.title || t('untitled'),
      when: whenText(t, { date: next.date, today: day }),
    });
  }
}
