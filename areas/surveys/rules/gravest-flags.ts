import type { AnswerFlag } from '../contract/reviews.ts';
import { hasHealthWords } from './health-words.ts';

/**
 * The flags where only some are named: answers that name a symptom themselves or in what explains them, or a pregnancy or
 * breastfeeding, then those to questions about health, then the others.
 */
export function gravestFirst<Flag extends Pick<AnswerFlag, 'reason' | 'question'> & { isWithSymptom?: boolean }>(
  flags: readonly Flag[],
): Flag[] {
  const rankOf = ({ reason, question, isWithSymptom = false }: Flag) =>
    isWithSymptom || reason === 'symptom' || reason === 'state'
      ? 0
      : reason === 'medicine' || hasHealthWords(question)
        ? 1
        : 2;
  return flags.toSorted((one, other) => rankOf(one) - rankOf(other));
}
