import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatGroup.module.css';

export interface Stat {
  label: string;
  /** Already formatted; undefined while it is on its way. */
  value: ReactNode | undefined;
  /** By how much it moved and since when. */
  note?: ReactNode;
}

/** Two to four figures side by side, two by two on a phone. */
export function StatGroup({ figures }: { figures: readonly Stat[] }) {
  return (
    <dl className={classes['strip']} data-count={figures.length}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classes['figure']}>
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
