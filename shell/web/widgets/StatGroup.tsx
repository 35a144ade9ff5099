import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatGroup.module.css';

export interface Stat {
  label: string;
  /** Formatted; undefined while it is loading. */
  value: ReactNode | undefined;
  /** A change with its period, or an explanation of the value. */
  note?: ReactNode;
}

/** Two to four stats side by side, two per row on a phone. */
export function StatGroup({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classes['group']} data-count={stats.length}>
      {stats.map(({ label, value, note }) => (
        <div key={label} className={classes['stat']}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? <Skeleton height={28} width={64} /> : <strong>{value}</strong>}
            {note && value !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
