import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { conflictText } from '../rules/conflict-text.ts';
import type { Conflict } from '../contract.ts';

/** Returns a function that describes a conflict of a food of the category in one line. */
export function useConflictText(category: Category): (conflict: Conflict) => string {
  const t = useTexts(['dietary-profiles', 'aliments']) as unknown as (
    key: string,
    values?: Record<string, string>,
  ) => string;
  return (conflict) => conflictText(conflict, category, t);
}
