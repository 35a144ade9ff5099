import { z } from 'zod';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import type { Subject } from '../comments/queries.ts';
import { SetDrawer } from '../set/SetDrawer.tsx';
import type { Texts } from '../text.ts';
import { type ComparedRow, comparedRows, orphanedRows } from './compare.ts';
import classes from './Comparison.module.css';
import { CommentList } from './CommentList.tsx';
import { RowComparison } from './RowComparison.tsx';
import { OrphanedRow } from './OrphanedRow.tsx';
import { WorkoutFigures } from './WorkoutFigures.tsx';

const Place = z.object({ set: z.uuid().optional() });

/** What was asked for and what was done, exercise by exercise, and what coach and client say about it. */
export function WorkoutComparison({ workout, isOwn = false }: { workout: CompletedWorkout; isOwn?: boolean }) {
  const t = useTexts('completed-workouts');
  const [{ set: openSet }, setPlace] = useSearchParams(Place);
  const { comment, clientName } = workout;
  const rows = comparedRows(workout);
  const subject: Subject = { completedWorkoutId: workout.id, clientId: isOwn ? null : workout.clientId };
  const shown = { workout, isOwn, openSet: (id: string) => setPlace({ set: id }) };

  return (
    <>
      <WorkoutFigures workout={workout} />
      {comment && (
        <figure className={classes['comment']}>
          <figcaption>{isOwn ? t('comparison.ownComment') : t('comparison.comment', { name: clientName })}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
      {workout.source === 'forma' && <p className={classes['summary']}>{summaryOf(t, rows)}</p>}
      {rows.map((compared) => (
        <RowComparison key={compared.row.id} compared={compared} shown={shown} />
      ))}
      {orphanedRows(workout).map((sets) => (
        <OrphanedRow key={sets[0]?.rowId} sets={sets} shown={shown} />
      ))}
      <CommentList subject={subject} shown={shown} />
      <SetDrawer subject={subject} workout={workout} setId={openSet} onClose={() => setPlace({ set: undefined })} />
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
