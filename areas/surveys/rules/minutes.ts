import type { Question, QuestionKind } from '../contract/questions.ts';

/** Seconds to read and answer a question on a phone. Our own estimate, without a source. */
const seconds: Record<QuestionKind, number> = {
  boolean: 6,
  multiple: 9,
  checkboxes: 12,
  number: 10,
  metric: 15,
  date: 10,
  text: 30,
  files: 45,
  progress: 90,
};

/** Whole minutes that a survey takes, at least one. Questions with conditions count half. */
export function estimatedMinutes(questions: readonly Pick<Question, 'kind' | 'showIf'>[]): number {
  const total = questions.reduce((sum, { kind, showIf }) => sum + seconds[kind] / (showIf.length > 0 ? 2 : 1), 0);
  return Math.max(1, Math.round(total / 60));
}
