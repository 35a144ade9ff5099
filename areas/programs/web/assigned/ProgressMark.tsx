import type { AssignedProgram } from '../../contract/assigned.ts';
import { useCopyProgress } from './progress.ts';
import classes from './ProgressMark.module.css';

/** Number of done and interrupted workouts, where it may be read. */
export function ProgressMark({ program }: { program: AssignedProgram }) {
  const progress = useCopyProgress()(program);
  if (!progress) return null;
  const { workouts } = program;
  const share = workouts === 0 ? 0 : Math.min(1, progress.done / workouts);

  return (
    <span className={classes['progress']}>
      <span className={classes['bar']} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      {progress.text}
    </span>
  );
}
