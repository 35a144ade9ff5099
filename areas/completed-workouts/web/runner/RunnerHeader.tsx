import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PrescribedWorkout } from './local-workout-store.ts';
import classes from './RunnerHeader.module.css';
import type { Subject } from './subject.ts';

interface RunnerHeadProps {
  workout: PrescribedWorkout;
  place: Subject;
  /** The clock, when it runs. */
  clock?: ReactNode;
  /** How far, and whether it is saved. */
  children?: ReactNode;
  onLeave?: () => void;
}

/** Always in sight: what is being done and by whom, for how long, how far, and the way out. */
export function RunnerHeader({ workout, place: { client }, clock, children, onLeave = () => {} }: RunnerHeadProps) {
  const t = useTexts('completed-workouts');
  const { title, weekNumber, dayNumber } = workout;
  const leave = { className: classes['leave'], 'aria-label': t('runner.leave'), onClick: onLeave };
  const where = t('place', { week: weekNumber, day: dayNumber });

  return (
    <header className={classes['head']}>
      <div className={classes['line']}>
        {client ? (
          <Link to="/clients/$id/completed_workouts" params={{ id: client.id }} {...leave}>
            <IconX size={22} aria-hidden="true" />
          </Link>
        ) : (
          <Link to="/home" {...leave}>
            <IconX size={22} aria-hidden="true" />
          </Link>
        )}
        <div className={classes['words']}>
          <h1>{title || t('untitled')}</h1>
          <p>{client ? [client.name, where].filter(Boolean).join(' · ') : where}</p>
        </div>
        {clock}
      </div>
      {children}
    </header>
  );
}
