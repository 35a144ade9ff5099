import type { Category } from '#areas/aliments/contract/taxonomy.ts';

/**
 * Foods that take each other's place at a meal, by category. Without these groups, sugar would be an equivalent of pasta. A category
 * in no group is only exchanged within itself.
 */
const groups: readonly (readonly Category[])[] = [
  ['cereals_pasta', 'bakery', 'breakfast_cereals', 'potatoes_tubers'],
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
