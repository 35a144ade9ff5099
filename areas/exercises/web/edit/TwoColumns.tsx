import type { ReactNode } from 'react';
import classes from './TwoColumns.module.css';

interface TwoColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Content below `main`; on a phone below `side`. */
  below?: ReactNode;
}

/** Two columns; on a phone one below the other. */
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
