import type { UsedAliment } from '../contract.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { sodiumOf } from './salt.ts';

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

/** Whether two foods have the same values. Which of salt and sodium was computed from the other one is no difference. */
export function hasSameValues(one: FoodValues, other: FoodValues): boolean {
  return canonicalJson(comparable(one)) === canonicalJson(comparable(other));
}

/** The values without the salt that follows from sodium, salt alone as sodium; `without_computed_salt` does the same in the database. */
function comparable(food: FoodValues): FoodValues {
  const { salt, ...others } = food.micronutrients;
  const computed = salt === undefined ? undefined : sodiumOf(salt);
  const sodium = others.sodium ?? computed;
  if (sodium === undefined) return valuesOf(food);
  if (computed !== undefined && Math.abs(computed - sodium) > 0.001 + 0.00001 * computed) return valuesOf(food);
  return valuesOf({ ...food, micronutrients: { ...others, sodium: Math.round(sodium * 100) / 100 } });
}
