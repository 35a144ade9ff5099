import type { SentAnswer } from '../contract/check-ins.ts';
import type { Condition } from '../contract/questions.ts';
import type { AnswerFlag } from '../contract/reviews.ts';
import { answerTo } from './answers.ts';
import { hasHealthWords } from './health-words.ts';

/**
 * Whether a flagged answer is to be known also once a professional has read it: all of a first survey, and of others those about health.
 * `healthIds`: the questions that are marked as such.
 */
export function mattersAfterReview(
  flag: AnswerFlag,
  { isFirst, healthIds }: { isFirst: boolean; healthIds: readonly string[] },
): boolean {
  return isFirst || isAboutHealth(flag, healthIds);
}

/** A symptom is, and a pregnancy or breastfeeding, whatever the question; a question that nobody marked is recognised by its words. */
function isAboutHealth({ questionId, question, reason }: AnswerFlag, healthIds: readonly string[]): boolean {
  return reason === 'symptom' || reason === 'state' || healthIds.includes(questionId) || hasHealthWords(question);
}

/** Of which answers a question depends. */
interface AnsweredCondition {
  questionId: string;
  showIf: readonly Pick<Condition, 'questionId'>[];
}

interface Flagged {
  flags: readonly AnswerFlag[];
  healthIds: readonly string[];
  answers: readonly SentAnswer[];
  conditions: readonly AnsweredCondition[];
}

/** A flagged answer about health with the answers that explain it. */
export interface FlaggedHealthAnswer {
  answer: SentAnswer;
  explanations: SentAnswer[];
}

/** The answers about health among those that the flags are about; one that only explains another is with that one. */
export function flaggedHealthAnswers({ flags, healthIds, answers, conditions }: Flagged): FlaggedHealthAnswer[] {
  const explain = (questionId: string) =>
    conditions.filter(({ showIf }) => showIf.some((one) => one.questionId === questionId)).map((one) => one.questionId);
  const ofHealth = flags.filter((flag) => isAboutHealth(flag, healthIds));
  const explanations = new Set(ofHealth.flatMap(({ questionId }) => explain(questionId)));
  return ofHealth
    .filter(({ questionId }) => !explanations.has(questionId))
    .flatMap(({ questionId }) => {
      const answer = answerTo(answers, questionId);
      const explained = explain(questionId).flatMap((id) => answerTo(answers, id) ?? []);
      return answer ? [{ answer, explanations: explained }] : [];
    });
}
