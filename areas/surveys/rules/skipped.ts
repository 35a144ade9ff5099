import type { AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { visibleQuestions } from './visibility.ts';

interface Sent {
  answers: readonly { questionId: string; value: AnswerValue }[];
  /** What is shown of the answers, also those taken back and those that the reader may not read. */
  named: readonly { questionId: string }[];
}

/** The questions that a client saw and sent without an answer, in their order. */
export function skippedQuestions(
  questions: readonly Question[],
  { answers, named }: Sent,
): { questionId: string; question: string }[] {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const known = new Set(named.map(({ questionId }) => questionId));
  return visibleQuestions(questions, values)
    .filter(({ id }) => !known.has(id))
    .map(({ id, text }) => ({ questionId: id, question: text }));
}
