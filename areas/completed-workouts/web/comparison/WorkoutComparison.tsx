import { z } from 'zod';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import type { Subject } from '../comments/queries.ts';
import { SetDrawer } from '../set/SetDrawer.tsx';
import type { Texts } from '../words.ts';
import { type ComparedRow, comparedRows, strayRows } from './compare.ts';
import classes from './Comparison.module.css';
import { Conversation } from './Conversation.tsx';
import { RowComparison } from './RowComparison.tsx';
import { StrayRow } from './StrayRow.tsx';
import { WorkoutFigures } from './WorkoutFigures.tsx';

const Place = z.object({ set: z.uuid().optional() });

/** What was asked for and what was done, exercise by exercise, and what coach and client say about it. */
export function WorkoutComparison({ workout, isOwn = false }: { workout: CompletedWorkout; isOwn?: boolean }) {
  const t = useTexts('completed-workouts');
  const [{ set: openSet }, setPlace] = useFilters(Place);
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
      {strayRows(workout).map((sets) => (
        <StrayRow key={sets[0]?.rowId} sets={sets} shown={shown} />
      ))}
      <Conversation subject={subject} shown={shown} />
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
