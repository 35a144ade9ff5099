import type { Alternative, Component, UsedAliment } from '#areas/aliments/contract.ts';
import {
  type Allergen,
  allergens,
  type AllergenStrength,
  allergenStrengths,
  diets,
} from '#areas/aliments/contract/taxonomy.ts';
import { isSuitable } from '#areas/aliments/rules/diets.ts';

/** An allergen of a recipe with the strongest strength, and the foods that have it. */
export interface RecipeAllergen {
  allergen: Allergen;
  strength: AllergenStrength;
  aliments: UsedAliment[];
}

export interface RecipeAllergens {
  /** In the order of the regulation. One that is not listed is absent only when `undeclared` is empty. */
  allergens: RecipeAllergen[];
  /** Foods without declared allergens: a recipe with one of them is not free from anything. */
  undeclared: UsedAliment[];
}

/** The allergens of all ingredients, and of the alternatives that may be eaten instead. */
export function allergensOf(components: readonly Component[]): RecipeAllergens {
  const aliments = foodsOf(components);
  return {
    allergens: allergens.flatMap((allergen) => ofAllergen(allergen, aliments) ?? []),
    undeclared: aliments.filter(({ declaresAllergens }) => !declaresAllergens),
  };
}

/** Diets that every ingredient and every alternative is known to suit; none without ingredients. */
export function dietsOf(components: readonly Component[]): UsedAliment['suits'] {
  const aliments = foodsOf(components);
  if (aliments.length === 0) return [];
  return diets.filter((diet) => aliments.every((aliment) => isSuitable(aliment, diet)));
}

function ofAllergen(allergen: Allergen, aliments: readonly UsedAliment[]): RecipeAllergen | undefined {
  const found = aliments.filter((aliment) => aliment.allergens[allergen]);
  const strength = allergenStrengths.find((one) => found.some((aliment) => aliment.allergens[allergen] === one));
  return strength && { allergen, strength, aliments: found };
}

function foodsOf(components: readonly Component[]): UsedAliment[] {
  const all: readonly Alternative[] = components.flatMap((component) => [component, ...component.alternatives]);
  return [...new Map(all.map(({ aliment }) => [aliment.id, aliment])).values()];
}
