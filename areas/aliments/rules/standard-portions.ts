import type { UsedAliment } from '../contract.ts';
import type { Category } from '../contract/taxonomy.ts';
import { householdMeasures } from './household-measures.ts';
import { isPiece, isServing } from './pieces.ts';

/**
 * Grams of a standard portion of raw food, or as it is sold, by category. Source: SINU, LARN V (2024), table 2; tofu and other
 * food of plants are taken as fresh cheese.
 */
const gramsAsSold: Partial<Record<Category, number>> = {
  cereals_pasta: 80,
  bakery: 50,
  breakfast_cereals: 30,
  potatoes_tubers: 200,
  vegetables: 200,
  legumes: 150,
  fruits: 150,
  nuts_seeds: 30,
  beef: 100,
  pork: 100,
  poultry: 100,
  lamb_veal_game: 100,
  offal: 100,
  cold_cuts: 50,
  fish_seafood: 150,
  eggs: 50,
  dairy: 100,
  plant_based: 100,
  fats_oils: 10,
  ice_cream: 70,
  snacks: 30,
  beverages: 200,
  alcohol: 125,
};
/** Raw legumes are dry; those as sold are canned. */
const gramsRaw: Partial<Record<Category, number>> = { legumes: 50 };
/** Grams of a cooked standard portion, by the factors of table 3. */
const gramsCooked: Partial<Record<Category, number>> = {
  cereals_pasta: 180,
  legumes: 135,
  beef: 80,
  pork: 80,
  poultry: 80,
  lamb_veal_game: 80,
  offal: 80,
  fish_seafood: 125,
};

/**
 * Grams of the standard portion of a food: its serving, else that of its group or its usual piece, whichever is larger, so that
 * one slice is no whole portion of bread. Null where none is known, such as for dishes.
 */
export function standardPortion({ portions, category, form }: Pick<UsedAliment, 'portions' | 'category' | 'form'>) {
  const measures = householdMeasures(portions).toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  );
  const serving = measures.find(isServing);
  if (serving) return serving.grams;
  const ofState = form === 'cooked' ? gramsCooked : form === 'raw' ? gramsRaw : {};
  const ofGroup = ofState[category] ?? gramsAsSold[category] ?? 0;
  const piece = measures.find((measure) => isPiece(measure, category));
  return Math.max(ofGroup, piece?.grams ?? 0) || null;
}
