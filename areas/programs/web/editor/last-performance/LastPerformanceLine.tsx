import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './LastPerformanceLine.module.css';
import { useLastPerformance } from './use-last-performance.ts';

/** What was done the last time, under the name of an exercise. Narrow columns have no room for it. */
export function LastPerformanceLine({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const previous = useLastPerformance(rowId);
  if (!previous) return null;
  return (
    <span className={classes['line']} title={t('previous.line', previous)}>
      <span className={classes['lead']}>{t('previous.lead')}</span> {t('previous.short', previous)}
    </span>
  );
}
