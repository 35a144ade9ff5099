import { type RawBuilder, sql } from 'kysely';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { readSymptomLimits } from '#areas/assignments/contract/read-symptoms.ts';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { maxUnreadPain, UnreadPain } from '../../contract/unread-pain.ts';
import { hasPainOrSymptom, textsOfClient, titleOfClient } from './feedback.ts';
import { hasPainToReadBy, newTextsOfClient } from './read-feedback.ts';
import { isoOf } from './sets.ts';

/** Characters of a comment that are read. */
const commentLength = 500;

/** Texts of a workout with symptoms that are returned, and of those that are new. */
const maxTexts = 10;

/**
 * Finds the workouts of these clients, finished or not, with pain or a symptom that the caller has to read, the latest first. An exercise is named by the one it was
 * replaced with, else by the prescribed one.
 */
export async function findUnreadPain(scope: Scope, clientIds: readonly string[]): Promise<UnreadPain[]> {
  return findPain(scope, clientIds, { condition: hasPainToReadBy(scope), most: maxUnreadPain });
}

/** Such workouts of the last days that the caller has read, the latest first. */
export async function findReadPain(scope: Scope, clientIds: readonly string[]): Promise<UnreadPain[]> {
  const since = sql`now() - make_interval(days => ${sql.lit(readSymptomLimits.days)})`;
  const condition = sql`completed_workouts.started_at > ${since} and ${hasPainToReadBy(scope)} is not true`;
  return findPain(scope, clientIds, { condition, most: readSymptomLimits.rows });
}

async function findPain(
  scope: Scope,
  clientIds: readonly string[],
  { condition, most }: { condition: RawBuilder<unknown>; most: number },
): Promise<UnreadPain[]> {
  const reports = await rowsOf(
    scope.db,
    UnreadPain,
    sql`
    select completed_workouts.id as "completedWorkoutId", clients.id as "clientId", clients.name as "clientName",
      completed_workouts.finished_on as "finishedOn",
      ${isoOf(sql`completed_workouts.started_at`)} as "startedAt", coalesce(painful.exercises, '[]') as exercises,
      case when completed_workouts.has_pain_at_end then json_build_object(
        'comment', left(completed_workouts.comment, ${sql.lit(commentLength)})) end as "atEnd",
      case when completed_workouts.names_symptoms then to_json(${textsOfClient} || ${titleOfClient}) else '[]' end as symptoms,
      to_json(${newTextsOfClient(scope)}) as "newTexts"
    from completed_workouts join clients on clients.id = completed_workouts.client_id
      cross join lateral (
        select json_agg(json_build_object(
          'name', coalesce(nullif(change ->> 'exerciseName', ''), row ->> 'name', ''), 'note', change ->> 'skipNote')
          order by position) as exercises
        from jsonb_array_elements(completed_workouts.row_changes) change
          left join lateral jsonb_array_elements(completed_workouts.prescription) with ordinality as prescribed (row, position)
            on row ->> 'id' = change ->> 'rowId'
        where change ->> 'skipReason' = 'pain'
      ) painful
    where completed_workouts.client_id = any(${clientIds}::uuid[]) and ${hasPainOrSymptom} and ${condition}
      and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}
    order by coalesce(completed_workouts.finished_at, completed_workouts.started_at) desc limit ${most}`,
  );
  return reports.map(({ symptoms = [], newTexts = [], ...report }) => ({
    ...report,
    ...limitedTexts(symptoms, newTexts),
  }));
}

function limitedTexts(
  texts: readonly string[],
  newTexts: readonly string[],
): Pick<UnreadPain, 'symptoms' | 'newTexts' | 'moreTexts'> {
  const named = texts.filter(namesSymptom);
  const shown = { symptoms: limited(named), newTexts: limited(newTexts) };
  const moreTexts = new Set([...named, ...newTexts]).size - new Set([...shown.symptoms, ...shown.newTexts]).size;
  return { ...shown, moreTexts };
}

function limited(texts: readonly string[]): string[] {
  return texts.slice(0, maxTexts).map((text) => text.slice(0, commentLength));
}

/** Column of the list of clients: whether the caller has pain or a symptom of a workout to read. */
export function hasUnreadPain(scope: ReadScope): RawBuilder<boolean> {
  return sql<boolean>`(exists (
    select from completed_workouts
    where completed_workouts.client_id = clients.id and ${hasPainToReadBy(scope)}) and ${mayReadHealthData(scope)})`;
}
