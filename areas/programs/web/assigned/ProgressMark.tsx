import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract.ts';
import classes from './ProgressMark.module.css';

/** Number of completed workouts. */
export function ProgressMark({ program: { completedWorkouts, workouts } }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const share = workouts === 0 ? 0 : Math.min(1, completedWorkouts / workouts);

  return (
    <span className={classes['progress']}>
      <span className={classes['bar']} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      {t('assigned.done', { done: completedWorkouts, count: workouts })}
    </span>
  );
}
