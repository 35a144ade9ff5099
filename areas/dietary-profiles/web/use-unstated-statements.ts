import { useCallback, useMemo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { DietaryProfileResponse } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { statementName } from '../rules/statement-name.ts';
import { type DeclaredWords, unstatedDeclared } from '../rules/declared-profile.ts';

/**
 * `unstatedDeclared` with the name of each statement. The screen must load the text namespaces `dietary-profiles` and `aliments`.
 */
export function useUnstatedStatements(
  declarations: readonly DeclaredWords[],
  { profile, asksStates, unmatchedWords }: Pick<DietaryProfileResponse, 'profile' | 'asksStates' | 'unmatchedWords'>,
): { statement: NamedStatement; name: string }[] {
  const nameOf = useStatementName();
  const unstated = useMemo(
    () => unstatedDeclared(declarations, { profile, asksStates, ...(unmatchedWords && { unmatchedWords }) }),
    [declarations, profile, asksStates, unmatchedWords],
  );
  return useMemo(() => unstated.map((statement) => ({ statement, name: nameOf(statement) })), [unstated, nameOf]);
}

/** Returns a function for the name of an allergen, a diet, a state or another food. The screen must load the same text namespaces. */
export function useStatementName(): (statement: NamedStatement) => string {
  const t = useTexts(['dietary-profiles', 'aliments']);
  return useCallback((statement) => statementName(statement, (key) => t(key)), [t]);
}
