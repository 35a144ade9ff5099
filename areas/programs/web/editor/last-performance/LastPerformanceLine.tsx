import {
  IconArrowsExchange,
  IconCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconFirstAidKit,
  IconHistory,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import classes from './LastPerformanceLine.module.css';
import { useLastPerformance } from './use-last-performance.ts';

const icons = {
  done: IconCircleCheckFilled,
  changed: IconCircleCheck,
  other: IconArrowsExchange,
  partial: IconCircleHalf2,
  missed: IconCircle,
  stopped: IconPlayerSkipForward,
  skipped: IconPlayerSkipForward,
  pain: IconFirstAidKit,
  last: IconHistory,
};

/**
 * What was done of the row, or the last performance, under the name of an exercise. In the columns view only the icon of a
 * row that was done, stopped or skipped, and of one that was not done as prescribed the number of sets.
 */
export function LastPerformanceLine({ rowId }: { rowId: string }) {
  const previous = useLastPerformance(rowId);
  if (!previous) return null;
  const { kind, result, line, lead, count } = previous;
  const Icon = icons[kind];
  return (
    <span className={classes['line']} data-kind={kind} title={line}>
      <Icon className={classes['icon']} size={12} aria-hidden="true" />
      {count && (
        <span className={classes['count']} aria-hidden="true">
          {count}
        </span>
      )}
      <span className={classes['lead']}>{lead}</span>
      <span className={classes['sets']}>{result}</span>
    </span>
  );
}

/**
 * The icon of a row that was done, stopped or skipped, or the number of sets of one that was not done as prescribed, as in the
 * columns view. Nothing for a row that was only done before.
 */
export function PerformanceMark({ rowId }: { rowId: string }) {
  const previous = useLastPerformance(rowId);
  if (!previous || previous.kind === 'last') return null;
  const { kind, line, count } = previous;
  const Icon = icons[kind];
  return (
    <span className={classes['mark']} data-kind={kind} title={line} aria-hidden="true">
      {count ? <span className={classes['count']}>{count}</span> : <Icon className={classes['icon']} size={16} />}
    </span>
  );
}
