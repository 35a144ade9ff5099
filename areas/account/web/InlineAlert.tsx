import type { ReactNode } from 'react';
import classes from './InlineAlert.module.css';

/** A sentence about what has just happened, said aloud too. */
export function InlineAlert({ tone = 'good', children }: { tone?: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  return (
    <div className={classes['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
