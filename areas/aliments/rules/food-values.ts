import type { UsedAliment } from '../contract.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';

/** The values of a food: those per `quantity` grams that totals are computed from. Copies of a food keep theirs until somebody updates them. */
export type FoodValues = Pick<
  UsedAliment,
  'quantity' | 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot' | 'micronutrients'
>;

export function valuesOf({
  quantity,
  calories,
  protein_tot,
  carbs_tot,
  lipids_tot,
  micronutrients,
}: FoodValues): FoodValues {
  return { quantity, calories, protein_tot, carbs_tot, lipids_tot, micronutrients };
}

export function hasSameValues(one: FoodValues, other: FoodValues): boolean {
  return canonicalJson(valuesOf(one)) === canonicalJson(valuesOf(other));
}
