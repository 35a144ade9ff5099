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

interface LiquidFood {
  category: UsedAliment['category'];
  portions: readonly { label: string; label_en: string }[];
}
