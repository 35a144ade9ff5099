import type { Declaration, DietaryProfile } from '../contract.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn, unstatedIn, withStatements } from './unstated.ts';

/** Whether a declaration names pregnancy or breastfeeding. */
export function namesState(declaration: Pick<Declaration, 'question' | 'text'>): boolean {
  return statementsNamedIn(wordsOfDeclaration(declaration)).some(({ kind }) => kind === 'state');
}

/** The profile with the pregnancy and breastfeeding that declarations name, and nothing else of them. */
export function withDeclaredStates(profile: DietaryProfile, declarations: readonly Declaration[]): DietaryProfile {
  if (declarations.length === 0) return profile;
  const text = declarations.map(wordsOfDeclaration).join('\n');
  const states = unstatedIn(text, profile).filter(({ kind }) => kind === 'state');
  return withStatements(profile, states);
}
