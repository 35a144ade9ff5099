import type { Language } from '#shell/common/fields.ts';
import type { TypedPortion } from '../contract.ts';
import { isHouseholdMeasure } from './household-measures.ts';

interface Formats {
  language: Language;
  gramsText: (grams: number) => string;
  measureText: (portion: TypedPortion) => string;
}

const toTaste: Record<Language, string> = { it: 'q.b.', en: 'to taste' };
const typedToTaste = /^(?:q\.?\s?b\.?|quanto basta|to taste|as needed)$/i;

/** The text of a quantity: `4 cucchiai (80 g)`, `80 g` of a food that was typed in grams, `q.b.` of a food to taste. */
export function quantityText(
  { quantity, portion }: { quantity: number; portion: TypedPortion | null },
  { language, gramsText, measureText }: Formats,
): string {
  if (isToTaste({ quantity })) return toTaste[language];
  return portion && isHouseholdMeasure(portion)
    ? `${measureText(portion)} (${gramsText(quantity)})`
    : gramsText(quantity);
}

/** A quantity of 0 g means that a food is added to taste. */
export function isToTaste({ quantity }: { quantity: number }): boolean {
  return quantity === 0;
}

export function toTasteText(language: Language): string {
  return toTaste[language];
}

/** Whether a person typed that a food is added to taste, in either language. */
export function isTypedToTaste(text: string): boolean {
  return typedToTaste.test(text.trim());
}
