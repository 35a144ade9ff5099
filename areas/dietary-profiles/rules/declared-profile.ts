import type { DietaryProfile, DietaryProfileResponse } from '../contract.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { unstatedDeclared, withStatements } from './unstated.ts';

type DeclaredProfile = Pick<DietaryProfileResponse, 'profile' | 'asksStates' | 'declarations'>;

/** The profile together with what is recognised of undecided declarations, which are neither confirmed nor rejected. */
export function withDeclared({ profile, asksStates, declarations = [] }: DeclaredProfile): DietaryProfile {
  if (declarations.length === 0) return profile;
  const text = declarations.map(wordsOfDeclaration).join('\n');
  return withStatements(profile, unstatedDeclared(text, { profile, asksStates }));
}
