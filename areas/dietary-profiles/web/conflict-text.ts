import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AgreedIn, agreedText, conflictTexts, type Translate, unknownText } from '../rules/conflict-text.ts';
import type { Conflict } from '../contract.ts';

/** Returns a function that says that the food was planned with these conflicts on purpose. */
export function useAgreedText(): (conflicts: readonly Conflict[], agreedIn?: AgreedIn) => string {
  const t = useTranslate();
  return (conflicts, agreedIn) => agreedText(conflicts, t, agreedIn);
}

/** Returns a function that says what is not known of a food of the category. */
export function useUnknownText(category: Category): (conflicts: readonly Conflict[]) => string {
  const t = useTranslate();
  return (conflicts) => unknownText(conflicts, category, t);
}

/** Returns a function that describes the conflicts of a food of the category in lines. */
export function useConflictTexts(category: Category): (conflicts: readonly Conflict[]) => string[] {
  const t = useTranslate();
  return (conflicts) => conflictTexts(conflicts, category, t);
}

function useTranslate(): Translate {
  const t = useTexts(['dietary-profiles', 'aliments']);
  return (key, values) => t(key, { ...values });
}
