import type { Declaration } from '../contract.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { intoleranceWord } from './intolerances.ts';
import { saysReaction } from './reactions.ts';
import { allergyWord, sentencesOf } from './sentences.ts';
import { saysExclusion } from './stated-exclusions.ts';

/** Whether a declaration says of an excludable word that it is an allergy, or that the food causes a sign of one. */
export function isDeclaredAllergy({ question, text }: Pick<Declaration, 'question' | 'text'>, word: string): boolean {
  const isAsked = allergyWord.test(question) && !intoleranceWord.test(question);
  const searched = wordsOf(word).join(' ');
  const naming = sentencesOf(text).filter((sentence) => ` ${wordsOf(sentence).join(' ')} `.includes(` ${searched} `));
  return naming.some((sentence) => {
    if (saysReaction(sentence)) return true;
    const parts = sentence.split(',').filter((part) => ` ${wordsOf(part).join(' ')} `.includes(` ${searched} `));
    const isExclusion = parts.some((part) => saysExclusion(part) && !allergyWord.test(part));
    if (allergyWord.test(sentence)) return !isExclusion && !isIntolerance(parts);
    return isAsked && !isExclusion && !intoleranceWord.test(sentence);
  });
}

/** “Allergica alle noci, intollerante al kiwi”. */
function isIntolerance(parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => intoleranceWord.test(part) && !allergyWord.test(part));
}
