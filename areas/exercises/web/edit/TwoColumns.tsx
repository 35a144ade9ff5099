import type { ReactNode } from 'react';
import classes from './TwoColumns.module.css';

interface TwoColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Under the work at the left; on a phone the last of the three. */
  below?: ReactNode;
}

/** The work at the left, what goes with it at the right; on a phone one under the other. */
export function TwoColumns({ main, side, below }: TwoColumnsProps) {
  return (
    <div className={classes['columns']}>
      <div className={classes['left']}>
        {main}
        {below && <div className={classes['below']}>{below}</div>}
      </div>
      <div className={classes['right']}>{side}</div>
    </div>
  );
}
