import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../texts/formats.ts';
import classes from './StatGroup.module.css';

interface Stat {
  label: string;
  /** The value; numbers are formatted in the current language. Undefined while it is loading. */
  value: ReactNode | undefined;
  /** A change with its period, or an explanation of the value. */
  note?: ReactNode;
}

/** Two to four stats side by side, two per row on a phone. A stat that is false is left out. */
export function StatGroup({ stats }: { stats: readonly (Stat | false)[] }) {
  const shown = stats.filter((stat) => stat !== false);
  return (
    <dl className={classes['group']} data-count={shown.length}>
      {shown.map(({ label, value, note }) => (
        <div key={label} className={classes['stat']}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? <Skeleton height={28} width={64} /> : <strong>{formatted(value)}</strong>}
            {note && value !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatted(value: ReactNode): ReactNode {
  return typeof value === 'number' ? formatNumber(value) : value;
}
