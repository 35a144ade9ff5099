import type { Declaration, DietaryProfile } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { possibleStatesIn } from './own-states.ts';
import { mayHold } from './state-days.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn, unstatedIn, withStatements } from './unstated.ts';

/** Whether a declaration names pregnancy or breastfeeding. */
export function namesState(declaration: Pick<Declaration, 'question' | 'text'>): boolean {
  return statementsNamedIn(wordsOfDeclaration(declaration)).some(isState);
}

/** Whether it is pregnancy or breastfeeding, and not that it is over. */
function isState(statement: NamedStatement): boolean {
  return statement.kind === 'state' && (statement.state === 'pregnant' || statement.state === 'lactating');
}

/**
 * Whether a decision about the words of a declaration is about it: words about a pregnancy or breastfeeding that are written again when that one
 * must be over are about another one.
 */
export function isDecidedBy(
  decision: Pick<Declaration, 'sentAt'>,
  declaration: Pick<Declaration, 'question' | 'text' | 'sentAt' | 'isWrittenState'>,
): boolean {
  if (!declaration.isWrittenState) return true;
  const states = possibleStatesIn(wordsOfDeclaration(declaration));
  return states.every((state) => mayHold(state, decision.sentAt, declaration.sentAt.slice(0, 10)));
}

/** The profile with the pregnancy and breastfeeding that declarations name, and nothing else of them. */
export function withDeclaredStates(profile: DietaryProfile, declarations: readonly Declaration[]): DietaryProfile {
  if (declarations.length === 0) return profile;
  const text = declarations.map(wordsOfDeclaration).join('\n');
  const states = unstatedIn(text, profile).filter(isState);
  return withStatements(profile, states);
}

/** Whether two profiles state the same of pregnancy and breastfeeding: no confirmation is for a state that only declarations add. */
export function hasSameStates(one: DietaryProfile, other: DietaryProfile): boolean {
  return one.isPregnant === other.isPregnant && one.isLactating === other.isLactating;
}
