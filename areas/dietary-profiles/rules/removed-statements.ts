import type { SavedProfile } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { changesBetween } from './changes.ts';
import { isMedicalDiet } from './conflicts.ts';
import { wordsOfStatements } from './statement-words.ts';

/**
 * The allergies, intolerances and diets for a disease that a client took out of their profile, in words that are read as the same statements;
 * empty without any. An allergy that became an intolerance, or the other way round, is still stated.
 */
export function wordsOfRemoved(before: SavedProfile, after: SavedProfile, language: 'it' | 'en'): string {
  const { removed } = changesBetween(before, after);
  const isStillStated = (allergen: string) => after.allergies.some((one) => one.allergen === allergen);
  const statements = removed.flatMap((one): NamedStatement[] => {
    if (one.kind === 'diet')
      return one.diet !== 'none' && isMedicalDiet(one.diet) ? [{ kind: 'diet', diet: one.diet }] : [];
    if (one.kind !== 'allergy' || isStillStated(one.allergen)) return [];
    const severity = one.severity === 'intolerance' ? { severity: one.severity } : {};
    return [{ kind: 'allergy', allergen: one.allergen, ...severity }];
  });
  const allergyTo = language === 'it' ? 'Allergia a' : 'Allergy to';
  const allergicWords = removed.flatMap((one) =>
    one.kind === 'word' && one.isAllergy && !after.excludedWords.includes(one.word) ? `${allergyTo} ${one.word}` : [],
  );
  return [wordsOfStatements(statements, [], language), ...allergicWords].filter(Boolean).join('. ');
}
