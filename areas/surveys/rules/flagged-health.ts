import type { ExplainedAnswer, SentAnswer } from '../contract/check-ins.ts';
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

/** The answers about health among those that the flags are about; one that only explains another is with that one. */
export function flaggedHealthAnswers({ flags, healthIds, ...answered }: Flagged): ExplainedAnswer[] {
  const ofHealth = flags.filter((flag) => isAboutHealth(flag, healthIds));
  return explainedAnswers(ofHealth, answered);
}

type Answered = Pick<Flagged, 'answers' | 'conditions'>;

/** The flagged answers, each with those that explain it; one that only explains another is with that one. */
export function explainedAnswers(
  flags: readonly Pick<AnswerFlag, 'questionId'>[],
  answered: Answered,
): ExplainedAnswer[] {
  const explained = flags.flatMap(({ questionId }) => {
    const answer = answerTo(answered.answers, questionId);
    return answer ? [{ questionId, answer, explanations: explanationsOf(questionId, answered) }] : [];
  });
  return withoutExplanations(explained).map(({ answer, explanations }) => ({ answer, explanations }));
}

/** The answers to the questions that depend on a question, and on these. */
export function explanationsOf(questionId: string, { answers, conditions }: Answered): SentAnswer[] {
  // Conditions refer to earlier questions only, so the questions that depend on others come after them.
  const dependent = new Set([questionId]);
  for (const one of conditions)
    if (one.showIf.some((condition) => dependent.has(condition.questionId))) dependent.add(one.questionId);
  dependent.delete(questionId);
  return [...dependent].flatMap((id) => answerTo(answers, id) ?? []);
}

/** Those whose answer explains no other one. */
export function withoutExplanations<
  Flag extends { questionId: string; explanations?: readonly SentAnswer[] | undefined },
>(flags: readonly Flag[]): Flag[] {
  const explaining = new Set(flags.flatMap(({ explanations = [] }) => explanations.map((one) => one.questionId)));
  return flags.filter(({ questionId }) => !explaining.has(questionId));
}
