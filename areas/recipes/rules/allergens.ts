import type { Alternative, Component, UsedAliment } from '#areas/aliments/contract.ts';
import {
  type Allergen,
  allergens,
  diets,
  type FoundStrength,
  foundStrengths,
} from '#areas/aliments/contract/taxonomy.ts';
import { isSuitable } from '#areas/aliments/rules/diets.ts';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import { isUndeclared, strengthOf } from '#areas/aliments/rules/food-allergens.ts';

/** An allergen of a recipe with the strongest strength, and the foods that have it. */
export interface RecipeAllergen {
  allergen: Allergen;
  strength: FoundStrength;
  aliments: UsedAliment[];
}

export interface RecipeAllergens {
  /** In the order of the regulation. One that is not listed is absent only when `undeclared` is empty. */
  allergens: RecipeAllergen[];
  /** Foods with a label whose allergens are not declared. With one of them no allergen is known to be absent. */
  undeclared: UsedAliment[];
}

/** The allergens of all ingredients, and of the alternatives that may be eaten instead. */
export function allergensOf(components: readonly Component[]): RecipeAllergens {
  return allergensOfFoods(foodsOf(components));
}

export function allergensOfFoods(aliments: readonly UsedAliment[]): RecipeAllergens {
  return {
    allergens: allergens.flatMap((allergen) => ofAllergen(allergen, aliments) ?? []),
    undeclared: aliments.filter(isUndeclared),
  };
}

/**
 * Diets that every ingredient and every alternative is known to suit; none without ingredients, and with one that is no food yet.
 */
export function dietsOf(components: readonly Component[], unreadLines: readonly string[] = []): UsedAliment['suits'] {
  const aliments = foodsOf(components);
  if (aliments.length === 0 || unreadLines.length > 0) return [];
  return diets.filter((diet) => aliments.every((aliment) => isSuitable(aliment, diet)));
}

/** The allergens of the foods that ingredients name which are no food yet. */
export function allergensNamedIn(unreadLines: readonly string[]): Allergen[] {
  const found = new Set(unreadLines.flatMap(foodsNamedIn).flatMap((food) => food.allergens));
  return allergens.filter((one) => found.has(one));
}

function ofAllergen(allergen: Allergen, aliments: readonly UsedAliment[]): RecipeAllergen | undefined {
  const strengths = new Map(aliments.map((aliment) => [aliment, strengthOf(aliment, allergen)]));
  const found = aliments.filter((aliment) => strengths.get(aliment));
  const strength = foundStrengths.find((one) => found.some((aliment) => strengths.get(aliment) === one));
  return strength && { allergen, strength, aliments: found };
}

function foodsOf(components: readonly Component[]): UsedAliment[] {
  const all: readonly Alternative[] = components.flatMap((component) => [component, ...component.alternatives]);
  return [...new Map(all.map(({ aliment }) => [aliment.id, aliment])).values()];
}
