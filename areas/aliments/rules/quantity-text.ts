import type { TypedPortion } from '../contract.ts';
import { isHouseholdMeasure } from './household-measures.ts';

interface Formats {
  /** Text of a food to taste. */
  toTaste: string;
  gramsText: (grams: number) => string;
  measureText: (portion: TypedPortion) => string;
}

/** Source of a regular expression, without regard to case: what people type for a food to taste, in both languages. */
export const toTastePattern = String.raw`(?:q\.?\s?b\.?|quanto basta|a piacere|a volontà|to taste|as needed|as desired)`;
const typedToTaste = new RegExp(`^${toTastePattern}$`, 'i');

/** The text of a quantity: `4 cucchiai (80 g)`, `80 g` of a food that was typed in grams, `q.b.` of a food to taste. */
export function quantityText(
  { quantity, portion }: { quantity: number; portion: TypedPortion | null },
  { toTaste, gramsText, measureText }: Formats,
): string {
  if (isToTaste({ quantity })) return toTaste;
  return portion && isHouseholdMeasure(portion)
    ? `${measureText(portion)} (${gramsText(quantity)})`
    : gramsText(quantity);
}

/** A quantity of 0 g means that a food is added to taste. */
export function isToTaste({ quantity }: { quantity: number }): boolean {
  return quantity === 0;
}

/** Whether a person typed that a food is added to taste, in either language. */
export function isTypedToTaste(text: string): boolean {
  return typedToTaste.test(text.trim());
}
