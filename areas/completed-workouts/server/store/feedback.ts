import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import { isAddedChange } from './added-changes.ts';
import { isCorrectedByClient } from './versions.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const isAdded = isAddedChange(sql`completed_workouts`);

const hasSet = sql<SqlBool>`exists (select 1 from completed_sets logged
  where logged.completed_workout_id = completed_workouts.id and logged.row_id = (change ->> 'rowId')::uuid)`;

/** Whether the client reported the row change, not a professional in person. */
const isByClient = sql<SqlBool>`change -> 'isInPerson' is null`;

/** Number of rows that the client added, with at least one set; also one that another device took out again. */
export const addedCount = sql<number>`(select count(*)::int from jsonb_array_elements(completed_workouts.row_changes) change
  where ${isAdded} and ${hasSet})`;

/** Whether the client reported pain at the end, not a professional in person. */
const hasPainOfClientAtEnd = sql<SqlBool>`(completed_workouts.has_pain_at_end and completed_workouts.pain_author_id is null)`;

/**
 * Number of skipped, swapped and added rows, these with a set, set notes, comments and pain at the end of `completed_workouts`; the
 * client's corrections count once. A free workout, in which all rows are added, is one piece of feedback. In a skipped workout rows that were
 * skipped for the same reason with the same note count once, together with the comment, which is the note of the skip.
 */
export const feedbackCount = sql<number>`(${hasPainOfClientAtEnd}::int + case when completed_workouts.is_skipped then greatest(
    (select count(distinct (change ->> 'skipReason', change ->> 'skipNote'))::int
      from jsonb_array_elements(completed_workouts.row_changes) change where change ->> 'skipReason' is not null and ${isByClient}),
    (completed_workouts.comment <> '' and completed_workouts.comment_author_id is null)::int)
  else (select count(*)::int from jsonb_array_elements(completed_workouts.row_changes) change
    where ${isByClient} and (change ->> 'skipReason' is not null
      or (change ->> 'exerciseId' is not null and (not ${isAdded} or (completed_workouts.source <> 'free' and ${hasSet})))))
  + case when completed_workouts.source = 'free' then least(${addedCount}, 1) else 0 end
  + (select count(*)::int from completed_sets noted
    where noted.completed_workout_id = completed_workouts.id and noted.note <> '' and noted.author_id is null)
  + (completed_workouts.comment <> '' and completed_workouts.comment_author_id is null)::int
  + ${isCorrectedByClient}::int end)`;

/** Whether pain was reported in a workout of `completed_workouts`, of a skipped row or at the end. */
export const hasPain = sql<boolean>`(completed_workouts.row_changes @> '[{"skipReason": "pain"}]' or completed_workouts.has_pain_at_end)`;

/** Whether pain was reported or a text of the client names a symptom: the condition of the index `completed_workouts_with_pain`. */
export const hasPainOrSymptom = sql<boolean>`(${hasPain} or completed_workouts.names_symptoms)`;

/** SQL for an array of the texts of the client in a workout of `completed_workouts`. */
export const textsOfClient = sql<string[]>`array(
  select text from (
    select completed_workouts.comment as text where completed_workouts.comment_author_id is null
    union all select note from completed_sets noted
      where noted.completed_workout_id = completed_workouts.id and noted.author_id is null
    union all select change ->> 'skipNote' from jsonb_array_elements(completed_workouts.row_changes) change where ${isByClient}
  ) written where text <> '')`;

/**
 * Records that the client's feedback changed, and whether it names a symptom; `isNew`: there is more than before. Truncated to
 * milliseconds, the precision of the API, like the instants of comments. Without any feedback left there is nothing to read.
 * Returns whether a symptom is named and none was before.
 */
export async function saveFeedbackAt({ db }: Scope, workoutId: string, isNew: boolean): Promise<boolean> {
  const at = isNew ? sql`date_trunc('milliseconds', clock_timestamp())` : sql`client_feedback_at`;
  const row = z.object({ texts: z.array(z.string()), before: z.boolean() });
  const written = sql`select ${textsOfClient} as texts, names_symptoms as before from completed_workouts where id = ${workoutId}`;
  const [stored] = await rowsOf(db, row, written);
  const namesSymptoms = stored?.texts.some(namesSymptom) ?? false;
  await sql`
    update completed_workouts set client_feedback_at = case when ${feedbackCount} > 0 then ${at} end,
      names_symptoms = ${namesSymptoms}
    where id = ${workoutId}`.execute(db);
  return namesSymptoms && stored?.before === false;
}
