import { excludesGroupsOf } from './excluded-groups.ts';
import type { Declaration, DietaryProfile, DietaryProfileResponse } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { isDeclaredAllergy } from './allergic-declarations.ts';
import { phraseKey } from './name-match.ts';
import { excludableWordsOf, wordsOfDeclaration } from './unrecognised.ts';
import { unstatedIn, withStatements } from './unstated.ts';

type DeclaredProfile = Pick<DietaryProfileResponse, 'profile' | 'asksStates' | 'declarations' | 'unmatchedWords'>;

/** The question and the words of a declaration, which is read from both. */
export type DeclaredWords = Pick<Declaration, 'question' | 'text'>;

/**
 * What declarations name and the profile does not state, with the names of other foods that may be excluded words; a man declares no
 * pregnancy and no breastfeeding. `unmatchedWords`, which are in the name of no food and so cannot be checked, are left out.
 */
export function unstatedDeclared(
  declarations: readonly DeclaredWords[],
  { profile, asksStates, unmatchedWords = [] }: Omit<DeclaredProfile, 'declarations'>,
): NamedStatement[] {
  const text = declarations.map(wordsOfDeclaration).join('\n');
  const recognised = unstatedIn(text, profile).filter(({ kind }) => asksStates || kind !== 'state');
  const excluded = new Set(profile.excludedWords.map(phraseKey));
  const names = [...new Set(declarations.flatMap(excludableWordsOf))];
  const others = names.filter(
    (word) => !excluded.has(phraseKey(word)) && !excludesGroupsOf(word, profile) && !unmatchedWords.includes(word),
  );
  return [
    ...recognised,
    ...others.map(
      (word) =>
        ({
          kind: 'word',
          word,
          ...(declarations.some((one) => isDeclaredAllergy(one, word)) && { isAllergy: true as const }),
        }) as const,
    ),
  ];
}

/** The profile together with what is recognised of undecided declarations, which are neither confirmed nor rejected. */
export function withDeclared({ declarations = [], ...response }: DeclaredProfile): DietaryProfile {
  if (declarations.length === 0) return response.profile;
  return withStatements(response.profile, unstatedDeclared(declarations, response));
}
