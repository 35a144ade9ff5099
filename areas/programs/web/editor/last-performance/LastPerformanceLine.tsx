import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './LastPerformanceLine.module.css';
import { useLastPerformance } from './use-last-performance.ts';

/** What was done of the row, or the last performance, under the name of an exercise; hidden in narrow columns. */
export function LastPerformanceLine({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const previous = useLastPerformance(rowId);
  if (!previous) return null;
  return (
    <span className={classes['line']} title={t(`previous.${previous.kind}.line`, previous)}>
      <span className={classes['lead']}>{t(`previous.${previous.kind}.lead`)}</span> {t('previous.short', previous)}
    </span>
  );
}
