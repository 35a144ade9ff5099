import type { ReactNode } from 'react';
import classes from './InlineAlert.module.css';

/** A message in the page, announced by screen readers. */
export function InlineAlert({ tone = 'good', children }: { tone?: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  return (
    <div className={classes['alert']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
