import type { SentAnswer } from '../contract/check-ins.ts';
import type { AnswerFlag, ReviewedAnswer, WithdrawnAnswer } from '../contract/reviews.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { answerTo, numberOf } from './answers.ts';

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

interface Replaced {
  /** The answers as they were sent before, the latest first. */
  versions: readonly (readonly SentAnswer[])[];
  flags: readonly AnswerFlag[];
}

/**
 * Each answer with the one that it replaced: the flagged one when only that was flagged, otherwise that of the latest version in which
 * it was another one.
 */
export function withReplaced(answers: readonly ComparedAnswer[], { versions, flags }: Replaced): ReviewedAnswer[] {
  return answers.map((answer) => {
    const flagged = flagOf(flags, answer)?.changed?.was;
    const earlier = versions.map((version) => answerTo(version, answer.questionId));
    const index = earlier.findIndex((one) => canonicalJson(one?.value ?? null) !== canonicalJson(answer.value));
    return {
      ...answer,
      isCorrected: flagged !== undefined || index !== -1,
      replaced: flagged ?? earlier[index] ?? null,
    };
  });
}

/** The flagged, otherwise the latest, answers of earlier versions to questions that have none any more. */
export function withdrawnAnswers(answers: readonly SentAnswer[], { versions, flags }: Replaced): WithdrawnAnswer[] {
  const flagged = flags.flatMap(({ changed }) => changed?.was ?? []);
  const ids = new Set([flagged, ...versions].flatMap((version) => version.map(({ questionId }) => questionId)));
  return [...ids]
    .filter((questionId) => !answerTo(answers, questionId))
    .flatMap((questionId) => {
      const answer = [flagged, ...versions].map((version) => answerTo(version, questionId)).find(Boolean);
      return answer ? [{ ...answer, flag: flagOf(flags, answer)?.reason ?? null }] : [];
    });
}

function flagOf(flags: readonly AnswerFlag[], { questionId }: SentAnswer): AnswerFlag | undefined {
  return flags.find((flag) => flag.questionId === questionId);
}
