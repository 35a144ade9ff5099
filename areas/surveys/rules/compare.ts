import type { SentAnswer } from '../contract/check-ins.ts';
import type { AnswerFlag, ReviewedAnswer } from '../contract/reviews.ts';
import { numberOf } from './answers.ts';

interface Time {
  dueOn: string;
  answers: readonly SentAnswer[];
}

/**
 * Each answer of the first time beside that of the time before, with the numbers of all times, the oldest first. Questions are
 * compared by id, and only while they have the same kind.
 */
export function comparedAnswers(times: readonly Time[], flags: readonly AnswerFlag[]): ReviewedAnswer[] {
  const reasons = new Map(flags.map(({ questionId, reason }) => [questionId, reason]));
  const [now, ...earlier] = times;
  return (now?.answers ?? []).map((answer) => {
    const same = (time: Time) =>
      time.answers.find(({ questionId, kind }) => questionId === answer.questionId && kind === answer.kind);
    const before = earlier[0] ? (same(earlier[0]) ?? null) : null;
    const numbers = times.toReversed().flatMap((time) => {
      const found = same(time);
      const value = found ? numberOf(found) : null;
      return value === null ? [] : [{ dueOn: time.dueOn, value }];
    });
    return { ...answer, flag: reasons.get(answer.questionId) ?? null, before, numbers };
  });
}
