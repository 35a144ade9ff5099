import type { Aliment } from '#areas/aliments/contract.ts';
import type { Allergen, AllergenStrength, Category, diets } from '#areas/aliments/contract/taxonomy.ts';
import { isNamedByFood } from './named-allergens.ts';

export type Diet = (typeof diets)[number];

/** The fields of a food that conflicts depend on; any aliment of a list, a recipe or a plan has them. */
export interface CheckedAliment extends Pick<Aliment, 'id' | 'name' | 'name_en' | 'quantity' | 'micronutrients'> {
  category: Category;
  brand: string;
  allergens: Partial<Record<Allergen, AllergenStrength | undefined>>;
  declaresAllergens: boolean;
  suits: readonly Diet[];
  /** Whether the account has typed the food; missing where it is not known. */
  isOwn?: boolean | undefined;
  /** Whether it is a product with a label; missing where it is not known. */
  hasLabel?: boolean | undefined;
}

/** The declared strength of an allergen; `named` when the food declares no allergens and its name contains a name of the allergen. */
export function strengthOf(aliment: CheckedAliment, allergen: Allergen): AllergenStrength | 'named' | null {
  const { name, name_en, declaresAllergens } = aliment;
  const stated = aliment.allergens[allergen];
  if (stated || declaresAllergens) return stated ?? null;
  return [name, name_en].some((one) => isNamedByFood(one, allergen)) ? 'named' : null;
}

/** A missing declaration must be checked only for foods that have a label: own ones, imported products and those of a brand. */
export function isUndeclared({ declaresAllergens, isOwn = false, hasLabel = false, brand }: CheckedAliment): boolean {
  return !declaresAllergens && (isOwn || hasLabel || brand !== '');
}
