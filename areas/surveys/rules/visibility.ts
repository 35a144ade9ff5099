import type { AnswerValue } from '../contract/answers.ts';
import type { FlagRule, Question } from '../contract/questions.ts';

/** The answers by the id of their question. */
export type Answers = ReadonlyMap<string, AnswerValue>;

/**
 * The questions that a client sees, in order. A question is shown when all its conditions hold. The answer to a hidden
 * question counts as not given, also for the conditions of later ones.
 */
export function visibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const shown = new Map<string, Question>();
  for (const question of questions) {
    const holds = question.showIf.every((condition) => {
      const answer = shown.has(condition.questionId) ? answers.get(condition.questionId) : undefined;
      return conditionHolds(condition, answer);
    });
    if (holds) shown.set(question.id, question);
  }
  return [...shown.values()];
}

/** A question without an answer fulfils no condition. */
export function conditionHolds({ test, optionIds, value }: FlagRule, answer: AnswerValue | undefined): boolean {
  if (!answer) return false;
  switch (answer.kind) {
    case 'boolean':
      return (test === 'yes' && answer.value) || (test === 'no' && !answer.value);
    case 'multiple':
    case 'checkboxes': {
      const isAny = answer.optionIds.some((id) => optionIds.includes(id));
      return (test === 'any_of' && isAny) || (test === 'none_of' && !isAny);
    }
    case 'number':
    case 'metric':
      if (value === null) return false;
      return (test === 'at_least' && answer.value >= value) || (test === 'at_most' && answer.value <= value);
    default:
      return false;
  }
}
