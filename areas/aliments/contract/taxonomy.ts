/** Categories of foods, in the order of lists. */
export const categories = [
  'cereals_pasta',
  'bakery',
  'breakfast_cereals',
  'potatoes_tubers',
  'vegetables',
  'legumes',
  'fruits',
  'nuts_seeds',
  'beef',
  'pork',
  'poultry',
  'lamb_veal_game',
  'offal',
  'cold_cuts',
  'fish_seafood',
  'eggs',
  'dairy',
  'plant_based',
  'fats_oils',
  'soups_sauces',
  'spices_herbs',
  'sweets',
  'ice_cream',
  'snacks',
  'beverages',
  'alcohol',
  'ready_meals',
  'fast_food',
  'restaurant',
  'regional',
  'supplements',
  'baby',
  'other',
] as const;
export type Category = (typeof categories)[number];

export const forms = ['raw', 'cooked', 'as_sold'] as const;

/** The allergens that must be declared. Source: Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/**
 * What is known of an allergen in a food; `suspected`: by its composition or its name, without a declaration. An allergen without
 * a strength is absent only if the allergens of the food were declared.
 */
export const allergenStrengths = ['contains', 'may_contain', 'suspected'] as const;
export type AllergenStrength = (typeof allergenStrengths)[number];

/** Also `named`: the food declares no allergens and its name contains a name of the allergen. The gravest first. */
export const foundStrengths = ['contains', 'may_contain', 'named', 'suspected'] as const;
export type FoundStrength = (typeof foundStrengths)[number];

/** What of an animal a food may be made of, other than milk and eggs. `honey`: with what else bees make, such as royal jelly. */
export const animalParts = ['meat', 'fish', 'gelatine', 'rennet', 'insects', 'honey'] as const;
export type AnimalPart = (typeof animalParts)[number];

/** Groups of foods that are not eaten in pregnancy, some of them not while breastfeeding; `rules/restricted-groups.ts` has their sources. */
export const restrictedGroups = [
  'alcohol',
  'raw_animal',
  'unpasteurised_cheese',
  'mercury_fish',
  'vitamin_a',
  'game',
  'raw_sprouts',
] as const;
export type RestrictedGroup = (typeof restrictedGroups)[number];

/** Diets that a food suits. Without a statement it is not known to suit them. */
export const diets = ['vegan', 'vegetarian', 'pescatarian', 'gluten_free', 'lactose_free'] as const;

/** How the value of a nutrient is known, unless it was measured. */
export const valueStates = ['calculated', 'assumed_zero', 'trace', 'below_limit'] as const;

/** Short and long pasta take up different amounts of water. */
export const cookingMethods = [
  'boiled',
  'boiled_short',
  'boiled_long',
  'steamed',
  'pan',
  'roast',
  'microwave',
] as const;
