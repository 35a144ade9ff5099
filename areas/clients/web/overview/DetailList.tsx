import type { ReactNode } from 'react';
import classes from './DetailList.module.css';

export interface DetailField {
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
}

export function DetailList({ facts }: { facts: readonly DetailField[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
