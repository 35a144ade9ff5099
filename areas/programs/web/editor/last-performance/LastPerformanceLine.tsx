import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './LastPerformanceLine.module.css';
import { useLastPerformance } from './use-last-performance.ts';

/** Last performance under the name of an exercise; hidden in narrow columns. */
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
