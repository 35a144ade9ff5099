import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 90" className={classes['drawing']} aria-hidden="true">
      {children}
    </svg>
  );
}
