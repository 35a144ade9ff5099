import { sql } from 'kysely';
import { z } from 'zod';
import type { RowChange } from '../../contract/set.ts';
import type { ReportedText } from '../../contract/sync.ts';
import type { OtherText } from '../../contract/workout.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { ChangeableValues, namesOfRows } from './begin.ts';
import { commentCount } from './comments.ts';
import { isPainToRead, readLines } from './read-feedback.ts';

const SkippedWorkout = ChangeableValues.pick({
  comment: true,
  commentAuthorId: true,
  sentComment: true,
  rowChanges: true,
  otherTexts: true,
  knownTexts: true,
  hasPainAtEnd: true,
  painCorrectedAt: true,
}).extend({
  id: z.uuid(),
  names: z.record(z.string(), z.string()),
  isPainToRead: z.boolean(),
  readLines: z.array(z.string()),
});
export type SkippedWorkout = z.output<typeof SkippedWorkout>;

/** Locks the latest record of a skipped workout until the end of the transaction. */
export async function lockSkipped(
  { db }: Scope,
  { clientId, workoutId }: { clientId: string; workoutId: string },
): Promise<SkippedWorkout | undefined> {
  const rows = await db
    .selectFrom('completed_workouts')
    .select([
      'id',
      'comment',
      'comment_author_id as commentAuthorId',
      'sent_comment as sentComment',
      'row_changes as rowChanges',
      'other_texts as otherTexts',
      'known_texts as knownTexts',
      sql<boolean>`has_pain_at_end and pain_author_id is null`.as('hasPainAtEnd'),
      'pain_corrected_at as painCorrectedAt',
      namesOfRows.as('names'),
      isPainToRead.as('isPainToRead'),
      readLines.as('readLines'),
    ])
    .where('client_id', '=', clientId)
    .where('prescribed_workout_id', '=', workoutId)
    .where('is_skipped', '=', true)
    .orderBy('started_at', 'desc')
    .limit(1)
    .forUpdate()
    .execute();
  return checkedRows(SkippedWorkout, rows)[0];
}

interface Skip {
  rowChanges: readonly RowChange[];
  comment: string;
  skippedAt?: string;
  otherTexts?: readonly OtherText[];
  knownTexts?: readonly ReportedText[];
}

/** A skipped workout starts and ends at the instant it was skipped at. */
export async function markSkipped(
  { db }: Scope,
  id: string,
  { rowChanges, comment, skippedAt, otherTexts, knownTexts }: Skip,
): Promise<void> {
  await db
    .updateTable('completed_workouts')
    .set({
      is_skipped: true,
      row_changes: JSON.stringify(rowChanges),
      comment,
      comment_author_id: null,
      has_pain_at_end: false,
      pain_author_id: null,
      ...(otherTexts && { other_texts: JSON.stringify(otherTexts) }),
      ...(knownTexts && { known_texts: JSON.stringify(knownTexts) }),
      ...(skippedAt !== undefined && { started_at: skippedAt, finished_at: skippedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a skipped workout, except one that messages point at or that has notes which another device replaced. */
export async function deleteSkipped(scope: Scope, id: string): Promise<void> {
  await scope.db
    .deleteFrom('completed_workouts')
    .where('id', '=', id)
    .where(sql<boolean>`${commentCount(scope)} = 0 and jsonb_array_length(completed_workouts.other_texts) = 0`)
    .execute();
}
