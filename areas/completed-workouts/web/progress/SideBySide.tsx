import type { ReactNode } from 'react';
import classes from './SideBySide.module.css';

/** The calendar beside the list where there is room for both, above it where there is not. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={classes['columns']}>{children}</div>;
}
