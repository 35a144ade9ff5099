import type { ReactNode } from 'react';
import classes from './FactList.module.css';

export interface Fact {
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
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
