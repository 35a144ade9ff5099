import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';

const starches: readonly Category[] = ['cereals_pasta', 'bakery', 'breakfast_cereals', 'potatoes_tubers'];

/**
 * Foods that take each other's place at a meal, by category. Without these groups, sugar would be an equivalent of pasta. A category
 * in no group is only exchanged within itself.
 */
const groups: readonly (readonly Category[])[] = [
  starches,
  ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts', 'fish_seafood', 'eggs', 'legumes', 'plant_based'],
  ['dairy', 'plant_based', 'eggs', 'cold_cuts', 'fish_seafood', 'poultry'],
  ['fats_oils', 'nuts_seeds'],
  ['soups_sauces', 'spices_herbs'],
];

/** The categories whose foods may be eaten instead of one of `category`. */
export function exchangedCategories(category: Category): Category[] {
  const shared = groups.filter((group) => group.includes(category)).flat();
  return [...new Set([category, ...shared])];
}

/** Sugars per 100 g above which a food is labelled as high in sugars. Source: UK front-of-pack labelling guidance, 2016. */
const highSugars = 22.5;

/** Whether a food may be eaten instead of another by their categories. A sweet bakery product only replaces a sweet food. */
export function mayReplace(planned: UsedAliment, candidate: UsedAliment): boolean {
  if (candidate.id === planned.id || !exchangedCategories(planned.category).includes(candidate.category)) return false;
  return !(starches.includes(candidate.category) && isSweet(candidate) && !isSweet(planned));
}

function isSweet(aliment: UsedAliment): boolean {
  return (amountIn({ aliment, quantity: 100 }, 'sugars') ?? 0) > highSugars;
}
