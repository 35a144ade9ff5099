import type { Conflict } from './conflicts.ts';

/** Reads a text of `dietary-profiles`, on the screen or in a PDF. */
type Translate = (key: string, values?: Record<string, string>) => string;

/** One line about a conflict: “Può contenere tracce: Frutta a guscio (allergia)”. `category` is that of the food. */
export function conflictText(t: Translate, conflict: Conflict, category: string): string {
  switch (conflict.kind) {
    case 'allergen': {
      const { allergen, strength, severity } = conflict;
      const text = t(`conflicts.allergen.${strength}`, { allergen: t(`allergens.${allergen}`) });
      return `${text} (${t(`conflicts.reason.${severity}`)})`;
    }
    case 'excluded':
      return t(`conflicts.excluded.${conflict.by}`, { word: conflict.word, category: t(`categories.${category}`) });
    case 'diet':
      return t(`conflicts.${conflict.isKnown ? 'diet' : 'dietUnknown'}.${conflict.diet}`);
  }
}
