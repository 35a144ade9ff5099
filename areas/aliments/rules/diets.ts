import type { Aliment } from '../contract.ts';
import type { Allergen, AllergenStrength, diets } from '../contract/taxonomy.ts';

type Diet = (typeof diets)[number];

/** Diets whose foods suit a diet, too. Milk and gluten are not inferred: “free from” is only what somebody said. */
const stricterDiets: Partial<Record<Diet, readonly Diet[]>> = {
  vegetarian: ['vegan'],
  pescatarian: ['vegetarian', 'vegan'],
};

/** The statements that say that a food suits a diet: what is vegan is vegetarian, and what is vegetarian is pescatarian. */
export function statementsFor(diet: Diet): readonly Diet[] {
  return [diet, ...(stricterDiets[diet] ?? [])];
}

/** Whether a food with these statements suits a diet. */
function suitsDiet(suits: readonly Diet[], diet: Diet): boolean {
  return statementsFor(diet).some((one) => suits.includes(one));
}

/** Whether a food is stated to suit a diet and contains nothing that the diet excludes. */
export function isSuitable(aliment: Stated, diet: Diet): boolean {
  return suitsDiet(aliment.suits, diet) && contradictionOf(aliment, diet) === null;
}

const fish = ['fish', 'crustaceans', 'molluscs'] as const;

/** Allergens that no food which suits the diet contains. Milk without lactose has all other parts of milk. */
const excludedAllergens: Record<Diet, readonly Allergen[]> = {
  vegan: ['milk', 'eggs', ...fish],
  vegetarian: fish,
  pescatarian: [],
  gluten_free: ['gluten'],
  lactose_free: [],
};

/** Grams of lactose in 100 g above which no food is called free of lactose; threshold of the Italian Ministry of Health. */
export const maxLactose = 0.1;

interface Stated extends Pick<Aliment, 'quantity' | 'micronutrients'> {
  suits: readonly Diet[];
  allergens: Partial<Record<Allergen, AllergenStrength | undefined>>;
}

export type DietContradiction = { diet: Diet; allergen: Allergen } | { diet: 'lactose_free'; lactose: number };

/** A diet that a food is said to suit although it contains what the diet excludes. Traces contradict no statement. */
export function dietContradiction(aliment: Stated): DietContradiction | null {
  return aliment.suits.map((diet) => contradictionOf(aliment, diet)).find((found) => found !== null) ?? null;
}

function contradictionOf(aliment: Stated, diet: Diet): DietContradiction | null {
  const allergen = excludedAllergens[diet].find((one) => aliment.allergens[one] === 'contains');
  if (allergen) return { diet, allergen };
  const lactose = diet === 'lactose_free' ? lactoseIn100g(aliment) : undefined;
  return lactose === undefined || lactose <= maxLactose ? null : { diet: 'lactose_free', lactose };
}

/** Grams of lactose in 100 g up to which the tables of foods state plants without any: half of their limit of detection is 0.25 g or 0.5 g. */
const maxLactoseOfPlants = 0.5;

/** Grams of lactose in 100 g; undefined when it is not known. What suits vegans has none where a table states no more than it can detect. */
export function lactoseIn100g({
  micronutrients: { lactose },
  quantity,
  suits,
  allergens,
}: Pick<Stated, 'micronutrients' | 'quantity' | 'suits' | 'allergens'>): number | undefined {
  if (lactose === undefined) return undefined;
  const grams = (lactose * 100) / quantity;
  const isOfPlants = suits.includes('vegan') && allergens.milk !== 'contains';
  return isOfPlants && grams <= maxLactoseOfPlants ? 0 : grams;
}
