import type { Conflict, DietaryProfile } from '../contract.ts';

/** Whether an excluded word names a food to which the client is allergic. */
export function isAllergicTo({ allergicWords = [] }: Pick<DietaryProfile, 'allergicWords'>, word: string): boolean {
  return allergicWords.includes(word);
}

/** An exclusion of a word is an allergy when the client is allergic to what it names. */
export function withAllergy(conflict: Conflict, profile: DietaryProfile): Conflict {
  if (conflict.kind !== 'excluded' || conflict.by !== 'word') return conflict;
  return isAllergicTo(profile, conflict.word) ? { ...conflict, isAllergy: true } : conflict;
}
