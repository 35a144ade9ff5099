import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout } from '../../contract.ts';
import type { Texts } from '../words.ts';
import { type ComparedRow, comparedRows } from './compare.ts';
import classes from './Comparison.module.css';
import { RowComparison } from './RowComparison.tsx';
import { WorkoutFigures } from './WorkoutFigures.tsx';

/** What was asked for and what was done, exercise by exercise. */
export function WorkoutComparison({ workout, isOwn = false }: { workout: CompletedWorkout; isOwn?: boolean }) {
  const t = useTexts('completed-workouts');
  const { comment, clientName } = workout;
  const rows = comparedRows(workout);

  return (
    <>
      <WorkoutFigures workout={workout} />
      {comment && (
        <figure className={classes['comment']}>
          <figcaption>{isOwn ? t('comparison.ownComment') : t('comparison.comment', { name: clientName })}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
      <p className={classes['summary']}>{summaryOf(t, rows)}</p>
      {rows.map((compared) => (
        <RowComparison key={compared.row.id} compared={compared} />
      ))}
    </>
  );
}

/** `3 esercizi come previsto, 1 sotto, 1 saltato.` */
function summaryOf(t: Texts, rows: readonly ComparedRow[]): string {
  const verdicts = ['as_prescribed', 'more', 'mixed', 'less', 'skipped'] as const;
  return verdicts
    .map((verdict) => ({ verdict, count: rows.filter((row) => row.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => t(`comparison.summary.${verdict}`, { count }))
    .join(' · ');
}
