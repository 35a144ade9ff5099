import { sql } from 'kysely';
import { z } from 'zod';
import { SentAnswer } from '../../contract/check-ins.ts';
import type { AnswerCard, AnswerFlag } from '../../contract/reviews.ts';
import { answerTo } from '../../rules/answers.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findFlagged } from './reviews.ts';

const Sent = z.object({ id: z.uuid(), answers: z.array(SentAnswer) });

/** Returns `findFlagged` of one client, with the answers that are flagged now. */
export async function findFlaggedOfClient(scope: Scope, clientId: string): Promise<AnswerCard[]> {
  const flagged = await findFlagged(scope, [clientId]);
  const ids = flagged.map(({ id }) => id);
  const sent = await rowsOf(scope.db, Sent, sql`select id, answers from check_ins where id = any(${ids}::uuid[])`);
  const answersOf = new Map(sent.map(({ id, answers }) => [id, answers]));
  const withAnswer = (id: string, flag: AnswerFlag): AnswerFlag => {
    const answer = flag.changed ? undefined : answerTo(answersOf.get(id) ?? [], flag.questionId);
    return answer ? { ...flag, answer } : flag;
  };
  return flagged.map((card) => ({ ...card, flags: card.flags.map((flag) => withAnswer(card.id, flag)) }));
}
