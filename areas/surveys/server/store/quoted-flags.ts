import { sql } from 'kysely';
import { z } from 'zod';
import { SentAnswer } from '../../contract/check-ins.ts';
import type { AnswerCard, AnswerFlag } from '../../contract/reviews.ts';
import { answerTo } from '../../rules/answers.ts';
import { explanationsOf } from '../../rules/flagged-health.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { AnsweredConditions, answeredConditions } from './flagged-answers.ts';
import { readableAnswers } from './reserved-answers.ts';
import { findFlagged } from './reviews.ts';

const Sent = z.object({ id: z.uuid(), answers: z.array(SentAnswer), conditions: AnsweredConditions });

/**
 * Returns `findFlagged` with the answers that are flagged now and those that explain them, as far as the caller may read them.
 */
export async function findQuotedFlags(scope: Scope, clientIds: readonly string[]): Promise<AnswerCard[]> {
  const flagged = await findFlagged(scope, clientIds);
  const ids = flagged.map(({ id }) => id);
  const sent = await rowsOf(
    scope.db,
    Sent,
    sql`select check_ins.id, coalesce(${readableAnswers(scope)}, '[]') as answers, ${answeredConditions} as conditions
    from check_ins join surveys on surveys.id = check_ins.survey_id where check_ins.id = any(${ids}::uuid[])`,
  );
  const sentOf = new Map(sent.map((one) => [one.id, one]));
  const quoted = (id: string, { questionId }: AnswerFlag) => {
    const answered = sentOf.get(id);
    const answer = answered && answerTo(answered.answers, questionId);
    return answer && { answer, explanations: explanationsOf(questionId, answered) };
  };
  return flagged.map((card) => ({
    ...card,
    flags: card.flags.map((flag) => ({ ...flag, ...(!flag.changed && quoted(card.id, flag)) })),
  }));
}
