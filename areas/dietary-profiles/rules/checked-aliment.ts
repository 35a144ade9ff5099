import type { Aliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { DeclaringFood } from '#areas/aliments/rules/food-allergens.ts';
import type { RestrictableFood } from '#areas/aliments/rules/restricted-foods.ts';
import type { followedDiets } from '../contract.ts';

export type Diet = (typeof followedDiets)[number];
/** A diet that a food may be stated to suit. */
export type StatedDiet = Exclude<Diet, 'low_nickel'>;

/** The fields of a food that conflicts depend on; any aliment of a list, a recipe or a plan has them. */
export interface CheckedAliment
  extends DeclaringFood,
    Pick<Aliment, 'id' | 'name' | 'name_en' | 'quantity' | 'micronutrients'> {
  category: Category;
  suits: readonly StatedDiet[];
  form?: RestrictableFood['form'];
}
