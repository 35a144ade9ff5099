import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import classes from './ProgressMark.module.css';

/** Number of completed workouts, where it may be read. */
export function ProgressMark({ program: { completedWorkouts, workouts } }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  if (completedWorkouts === null) return null;
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
