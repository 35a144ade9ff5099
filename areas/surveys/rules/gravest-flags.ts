import type { AnswerFlag } from '../contract/reviews.ts';
import { hasHealthWords } from './health-words.ts';

/** The flags where only some are named: answers that name a symptom, a pregnancy or breastfeeding, then those to questions about health, then the others. */
export function gravestFirst<Flag extends Pick<AnswerFlag, 'reason' | 'question'>>(flags: readonly Flag[]): Flag[] {
  const rankOf = ({ reason, question }: Flag) =>
    reason === 'symptom' || reason === 'state' ? 0 : reason === 'medicine' || hasHealthWords(question) ? 1 : 2;
  return flags.toSorted((one, other) => rankOf(one) - rankOf(other));
}
