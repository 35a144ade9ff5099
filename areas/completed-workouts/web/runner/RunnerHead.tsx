import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PrescribedWorkout } from './queue.ts';
import classes from './RunnerHead.module.css';

interface RunnerHeadProps {
  workout: PrescribedWorkout;
  /** The clock, when it runs. */
  clock?: ReactNode;
  /** How far, and whether it is saved. */
  children?: ReactNode;
  onLeave?: () => void;
}

/** Always in sight: what is being done, for how long, how far, and the way out. */
export function RunnerHead({ workout, clock, children, onLeave }: RunnerHeadProps) {
  const t = useTexts('completed-workouts');
  const { title, weekNumber, dayNumber } = workout;

  return (
    <header className={classes['head']}>
      <div className={classes['line']}>
        <Link
          to="/home"
          className={classes['leave']}
          aria-label={t('runner.leave')}
          {...(onLeave && { onClick: onLeave })}
        >
          <IconX size={22} aria-hidden="true" />
        </Link>
        <div className={classes['words']}>
          <h1>{title || t('untitled')}</h1>
          <p>{t('place', { week: weekNumber, day: dayNumber })}</p>
        </div>
        {clock}
      </div>
      {children}
    </header>
  );
}
