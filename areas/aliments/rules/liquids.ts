import type { UsedAliment } from '../contract.ts';

const liquidCategories: ReadonlySet<UsedAliment['category']> = new Set([
  'beverages',
  'alcohol',
  'dairy',
  'soups_sauces',
]);
const glass = /(?<!\p{L})(?:bicchier[ei]|glass(?:es)?)(?!\p{L})/iu;

/** Whether a millilitre of the food is about a gram: a drink, also one of plants, which has a glass as its measure. */
export function isLiquid({ category, portions }: LiquidFood): boolean {
  return (
    liquidCategories.has(category) || portions.some(({ label, label_en }) => glass.test(label) || glass.test(label_en))
  );
}

/** The measure of a quantity that was written in millilitres; any food may have it. */
export const millilitre = { label: 'ml', label_en: 'ml' } as const;

/** The measure of more than 1,000 ml. */
export const litre = { label: 'l', label_en: 'l' } as const;

/** Litres as millilitres, so that both are added up; any other measure as it is. */
export function litresAsMillilitres<Measure extends { label: string; count: number; grams: number }>(
  measure: Measure,
): Measure {
  if (measure.label !== litre.label) return measure;
  return { ...measure, ...millilitre, count: measure.count * 1000, grams: measure.grams / 1000 };
}

/** Grams in a millilitre of oil; oils have 0.91 to 0.93. */
const oilDensity = 0.92;

/** Grams in a millilitre of the food, about 1 of a drink; null where nobody knows, as of flour or honey. */
export function gramsPerMillilitre(food: LiquidFood): number | null {
  if (food.category === 'fats_oils') return oilDensity;
  return isLiquid(food) ? 1 : null;
}

interface LiquidFood {
  category: UsedAliment['category'];
  portions: readonly { label: string; label_en: string }[];
}
