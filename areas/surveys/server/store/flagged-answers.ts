import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { clientZone, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { type ExplainedAnswer, SentAnswer } from '../../contract/check-ins.ts';
import { FlaggedFirst } from '../../contract/first-surveys.ts';
import { AnswerFlag } from '../../contract/reviews.ts';
import { Condition } from '../../contract/questions.ts';
import { explainedAnswers, flaggedHealthAnswers, mattersAfterReview } from '../../rules/flagged-health.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { firstSentAt } from './first-sent-at.ts';
import { healthIds, isPresentFlag, readableAnswers, readableFlags } from './reserved-answers.ts';

/**
 * SQL, for a row of `check_ins`: those of the given flags that are about its present answers (`isPresentFlag`) and count still: no
 * later check-in of the client has an answer to the same question, which another survey may ask with the same text. A correction makes a
 * check-in no later one.
 */
const presentFlags = (flags: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(flag order by position), '[]')
  from jsonb_array_elements(${flags}) with ordinality stored (flag, position)
  where ${isPresentFlag} and not exists (
    select from check_ins later
    where later.client_id = check_ins.client_id
      and (${firstSentAt('later')}, later.due_on) > (${firstSentAt('check_ins')}, check_ins.due_on)
      and (later.answers @> jsonb_build_array(jsonb_build_object('questionId', flag -> 'questionId'))
        or later.answers @> jsonb_build_array(jsonb_build_object('question', flag -> 'question')))))`;

const sentOn = sql`(sent_at at time zone ${clientZone('check_ins.client_id')})::date`;

/** The questions of a check-in with those on which they depend. */
export const AnsweredConditions = z.array(
  z.object({ questionId: z.uuid(), showIf: z.array(Condition.pick({ questionId: true })) }),
);

/** SQL, for rows of `check_ins` and `surveys`: `AnsweredConditions`. */
export const answeredConditions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('questionId', question -> 'id', 'showIf', coalesce(question -> 'showIf', '[]'))), '[]')
  from jsonb_array_elements(coalesce((select content from survey_editions edition where edition.id = check_ins.edition_id),
    surveys.content) -> 'questions') question)`;

const FlaggedCheckIn = FlaggedFirst.omit({ questions: true, answers: true }).extend({
  isFirst: z.boolean(),
  flags: z.array(AnswerFlag),
  healthIds: z.array(z.string()),
  answers: z.array(SentAnswer),
  conditions: AnsweredConditions,
});

/**
 * The flagged questions of some clients whom the caller may see that matter also once they were read, those of first surveys before others,
 * the latest first.
 */
export async function findFlaggedFirst(
  scope: Scope,
  { clientIds, limit }: { clientIds: readonly string[]; limit: number },
): Promise<FlaggedFirst[]> {
  const rows = await rowsOf(
    scope.db,
    FlaggedCheckIn,
    sql`
    select check_ins.id, clients.id as "clientId", clients.name as "clientName", surveys.name as "surveyName",
      ${sentOn} as "sentOn", assignment_id is null as "isFirst", present.flags, ${healthIds} as "healthIds",
      ${readableAnswers(scope)} as answers, ${answeredConditions} as conditions
    from check_ins join clients on clients.id = check_ins.client_id join surveys on surveys.id = check_ins.survey_id
      cross join lateral (select ${presentFlags(readableFlags(scope))} as flags offset 0) present
    where clients.id = any(${clientIds}::uuid[]) and answers is not null and check_ins.flags <> '[]'
      and present.flags <> '[]' and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}
    order by assignment_id is not null, sent_at desc`,
  );
  return rows
    .map(({ flags, healthIds: ids, isFirst, answers, conditions, ...one }) => {
      const named = flags.filter((flag) => mattersAfterReview(flag, { isFirst, healthIds: ids }));
      const questions = named.map(({ question }) => question);
      return { ...one, questions, answers: explainedAnswers(named, { answers, conditions }) };
    })
    .filter(({ questions }) => questions.length > 0)
    .slice(0, limit);
}

const FlaggedAnswers = z.object({
  clientId: z.uuid(),
  survey: z.string(),
  day: z.string(),
  flags: z.array(AnswerFlag),
  healthIds: z.array(z.string()),
  answers: z.array(SentAnswer),
  conditions: AnsweredConditions,
});

/**
 * The flagged answers of clients about health that count still, the latest first, with what explains them: only for medical histories,
 * whose readers may read all answers about health. Leaves out clients whose health data the caller must not read. Does not check access
 * to the clients.
 */
export async function findFlaggedHealthAnswers(
  scope: Scope,
  clientIds: readonly string[],
): Promise<(ExplainedAnswer & { clientId: string; survey: string; day: string })[]> {
  const rows = await rowsOf(
    scope.db,
    FlaggedAnswers,
    sql`
    select check_ins.client_id as "clientId", surveys.name as survey,
      ${sentOn} as day, present.flags, ${healthIds} as "healthIds", answers, ${answeredConditions} as conditions
    from check_ins join surveys on surveys.id = check_ins.survey_id
      cross join lateral (select ${presentFlags(sql`check_ins.flags`)} as flags offset 0) present
    where check_ins.client_id = any(${clientIds}::uuid[]) and answers is not null and check_ins.flags <> '[]'
      and present.flags <> '[]' and ${mayReadHealthData(scope, 'check_ins.client_id')}
    order by sent_at desc`,
  );
  return rows.flatMap(({ clientId, survey, day, ...answered }) =>
    flaggedHealthAnswers(answered).map((one) => ({ ...one, clientId, survey, day })),
  );
}
