import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { conflictTexts } from '../rules/conflict-text.ts';
import type { Conflict } from '../contract.ts';

/** Returns a function that describes the conflicts of a food of the category in lines. */
export function useConflictTexts(category: Category): (conflicts: readonly Conflict[]) => string[] {
  const t = useTexts(['dietary-profiles', 'aliments']) as unknown as (
    key: string,
    values?: Record<string, string>,
  ) => string;
  return (conflicts) => conflictTexts(conflicts, category, t);
}
