import { IconCircleCheckFilled, IconCircleHalf2, IconHistory, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './LastPerformanceLine.module.css';
import { useLastPerformance } from './use-last-performance.ts';

const icons = {
  done: IconCircleCheckFilled,
  partial: IconCircleHalf2,
  stopped: IconPlayerSkipForward,
  skipped: IconPlayerSkipForward,
  last: IconHistory,
};

/**
 * What was done of the row, or the last performance, under the name of an exercise. In the columns view only the icon of a
 * row that was done, stopped or skipped, and of one that was done in part the number of sets.
 */
export function LastPerformanceLine({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const previous = useLastPerformance(rowId);
  if (!previous) return null;
  const { kind, sets, date, line, lead, count } = previous;
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
      <span className={classes['sets']}>{t('previous.short', { sets, date })}</span>
    </span>
  );
}
