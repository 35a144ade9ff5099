import type { UsedAliment } from '../contract.ts';
import { type Allergen, type AllergenStrength, allergens, type FoundStrength } from '../contract/taxonomy.ts';
import { allergensNamedByFood, isNamedByFood } from './named-allergens.ts';

/** The fields of a food that say which allergens it has. */
export interface DeclaringFood extends Pick<UsedAliment, 'name' | 'name_en' | 'brand' | 'declaresAllergens'> {
  allergens: Partial<Record<Allergen, AllergenStrength | undefined>>;
  /** Whether the account has typed the food; missing where it is not known. */
  isOwn?: boolean | undefined;
  /** Whether it is a product with a label; missing where it is not known. */
  hasLabel?: boolean | undefined;
}

/** The declared strength of an allergen; `named` when the food declares no allergens and its name contains a name of the allergen. */
export function strengthOf(food: DeclaringFood, allergen: Allergen): FoundStrength | null {
  const stated = food.allergens[allergen];
  if (stated || food.declaresAllergens) return stated ?? null;
  return isNamed(food, allergen) ? 'named' : null;
}

/** A missing declaration must be checked only for foods that have a label: own ones, imported products and those of a brand. */
export function isUndeclared({ declaresAllergens, isOwn = false, hasLabel = false, brand }: DeclaringFood): boolean {
  return !declaresAllergens && (isOwn || hasLabel || brand !== '');
}

/** The allergens that the name of a food names and that its declaration leaves out, in the order of the regulation. */
export function missingInDeclaration(food: DeclaringFood): Allergen[] {
  return food.declaresAllergens ? allergens.filter((one) => !food.allergens[one] && isNamed(food, one)) : [];
}

/**
 * The allergens that each name of a food names, in the columns of the tables of foods: lists of foods without an allergen read them.
 * `namedAllergensEdition` is incremented when they change.
 */
export function namedAllergenColumns({ name_it, name_en }: { name_it: string; name_en: string }): NamedAllergenColumns {
  return { named_allergens_it: allergensNamedByFood(name_it), named_allergens_en: allergensNamedByFood(name_en) };
}

export interface NamedAllergenColumns {
  named_allergens_it: Allergen[];
  named_allergens_en: Allergen[];
}

/** Incremented when foods without declared allergens are read in another way, so that all installations compute what is stored again. */
export const namedAllergensEdition = '5';

function isNamed({ name, name_en }: DeclaringFood, allergen: Allergen): boolean {
  return [name, name_en].some((one) => isNamedByFood(one, allergen));
}
