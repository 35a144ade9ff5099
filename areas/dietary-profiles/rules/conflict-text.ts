import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { Conflict } from '../contract.ts';

/** Reads a text by its namespace and key, on the screen or in a PDF. */
type Translate = (key: string, values?: Record<string, string>) => string;

/** One line about a conflict: “Può contenere tracce: Frutta a guscio (allergia)”. `category` is that of the food. */
export function conflictText(conflict: Conflict, category: Category, t: Translate): string {
  switch (conflict.kind) {
    case 'allergen': {
      const { allergen, strength, severity } = conflict;
      const text = t(`dietary-profiles:conflicts.allergen.${strength}`, {
        allergen: t(`aliments:allergens.${allergen}`),
      });
      return `${text} (${t(`dietary-profiles:conflicts.reason.${severity}`)})`;
    }
    case 'excluded':
      return t(`dietary-profiles:conflicts.excluded.${conflict.by}`, {
        word: conflict.word,
        category: t(`aliments:categories.${category}`),
      });
    case 'diet':
      return t(`dietary-profiles:conflicts.${conflict.isKnown ? 'diet' : 'dietUnknown'}.${conflict.diet}`);
  }
}
