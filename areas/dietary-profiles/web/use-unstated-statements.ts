import { useMemo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { DietaryProfileResponse } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { unstatedDeclared } from '../rules/unstated.ts';

/**
 * The allergens, diets and states, with their names, that a text such as a medical history mentions and the profile does not state; no
 * states of a man. The screen must load the text namespaces `dietary-profiles` and `aliments`.
 */
export function useUnstatedStatements(
  text: string,
  { profile, asksStates }: Pick<DietaryProfileResponse, 'profile' | 'asksStates'>,
): { statement: NamedStatement; name: string }[] {
  const nameOf = useStatementName();
  const unstated = useMemo(() => unstatedDeclared(text, { profile, asksStates }), [text, profile, asksStates]);
  return unstated.map((statement) => ({
    statement,
    name: nameOf(statement),
  }));
}

/** Returns a function for the name of an allergen, a diet or a state. The screen must load the same text namespaces. */
export function useStatementName(): (statement: NamedStatement) => string {
  const t = useTexts(['dietary-profiles', 'aliments']);
  return (statement) => {
    if (statement.kind === 'state') return t(`states.${statement.state}`);
    return statement.kind === 'diet' ? t(`diets.${statement.diet}`) : t(`aliments:allergens.${statement.allergen}`);
  };
}
