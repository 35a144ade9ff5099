import type { Question } from '../contract/questions.ts';
import { mayBeMarked } from './health-words.ts';

/** Whom the answer to a question is reserved from: nobody, those who may not view visits, or the same with who trains the client. */
type Reservation = 'none' | 'but_training' | 'all';

/**
 * Whom the answer to a question is reserved from, by its own mark or because it is shown or hidden by the answer to a reserved one. The SQL
 * function `reserved_questions` is the same rule.
 */
export function reservationOf({ id }: Pick<Question, 'id'>, questions: readonly Question[]): Reservation {
  if (!reservedIds(questions, false).has(id)) return 'none';
  return reservedIds(questions, true).has(id) ? 'all' : 'but_training';
}

/** Conditions name earlier questions only. */
function reservedIds(questions: readonly Question[], isTrainer: boolean): Set<string> {
  const reserved = new Set<string>();
  for (const question of questions) {
    const isMarked = question.isHealth && mayBeMarked(question) && !(isTrainer && question.isForTraining);
    if (isMarked || question.showIf.some(({ questionId }) => reserved.has(questionId))) reserved.add(question.id);
  }
  return reserved;
}
