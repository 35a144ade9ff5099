import type { SentAnswer } from '../contract/check-ins.ts';
import type { AnswerFlag, ReviewedAnswer } from '../contract/reviews.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { numberOf } from './answers.ts';

type ComparedAnswer = Omit<ReviewedAnswer, 'isCorrected' | 'replaced'>;

interface Time {
  dueOn: string;
  answers: readonly SentAnswer[];
}

/**
 * Each answer of the first time beside that of the time before, with the numbers of all times, the oldest first. Questions are
 * compared by id, and only while they have the same kind.
 */
export function comparedAnswers(times: readonly Time[], flags: readonly AnswerFlag[]): ComparedAnswer[] {
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

/**
 * Each answer with the one that it replaced, of the latest version in which it was another one. `versions` are the answers as they were
 * sent before, the latest first.
 */
export function withReplaced(
  answers: readonly ComparedAnswer[],
  versions: readonly (readonly SentAnswer[])[],
): ReviewedAnswer[] {
  return answers.map((answer) => {
    const earlier = versions.map((version) => answerTo(version, answer.questionId));
    const index = earlier.findIndex((one) => canonicalJson(one?.value ?? null) !== canonicalJson(answer.value));
    return { ...answer, isCorrected: index !== -1, replaced: earlier[index] ?? null };
  });
}

/** The answers of earlier versions, the latest first, to questions that have none any more. */
export function withdrawnAnswers(
  answers: readonly SentAnswer[],
  versions: readonly (readonly SentAnswer[])[],
): SentAnswer[] {
  const ids = new Set(versions.flatMap((version) => version.map(({ questionId }) => questionId)));
  return [...ids]
    .filter((questionId) => !answerTo(answers, questionId))
    .flatMap((questionId) => versions.map((version) => answerTo(version, questionId)).find(Boolean) ?? []);
}

function answerTo(answers: readonly SentAnswer[], id: string): SentAnswer | undefined {
  return answers.find(({ questionId }) => questionId === id);
}
