import type { Allergen, AnimalPart, Category } from '#areas/aliments/contract/taxonomy.ts';
import { animalPartsIn } from '#areas/aliments/rules/animal-parts.ts';
import { isSuitable, lactoseIn100g, maxLactose } from '#areas/aliments/rules/diets.ts';
import { certainlyHasGluten } from '#areas/aliments/rules/certain-gluten.ts';
import { isUndeclared, strengthOf } from '#areas/aliments/rules/food-allergens.ts';
import { nickelIn } from '#areas/aliments/rules/nickel-foods.ts';
import type { Conflict } from '../contract.ts';
import type { CheckedAliment, Diet, StatedDiet } from './checked-aliment.ts';

type DietConflict = Extract<Conflict, { kind: 'diet' }>;

const meat: readonly Category[] = ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts'];
const fish: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

/**
 * What of an animal does not suit a diet. Rennet is left to vegetarians and vegans; gelatine and insects are neither fish nor meat for sure,
 * so that of pescatarians it is not known. Vegetarians eat honey.
 */
export const unsuitableParts: Partial<Record<Diet, readonly AnimalPart[]>> = {
  vegan: ['meat', 'fish', 'gelatine', 'rennet', 'insects', 'honey'],
  vegetarian: ['meat', 'fish', 'gelatine', 'rennet', 'insects'],
  pescatarian: ['meat'],
};

/** Categories and allergens whose foods do not suit a diet, unless it is stated that they do. */
export const unsuitable: Record<StatedDiet, { categories: readonly Category[]; allergens: readonly Allergen[] }> = {
  vegan: { categories: [...meat, 'fish_seafood', 'eggs', 'dairy'], allergens: [...fish, 'milk', 'eggs'] },
  vegetarian: { categories: [...meat, 'fish_seafood'], allergens: fish },
  pescatarian: { categories: meat, allergens: [] },
  gluten_free: { categories: [], allergens: ['gluten'] },
  lactose_free: { categories: [], allergens: ['milk'] },
};

/**
 * The conflict of a food with a diet. A statement that the food suits the diet decides, unless its label says that it contains what the
 * diet excludes; the library states what suits vegans, vegetarians and people who eat fish. Names that say that the food is made of animals
 * decide next (`animal-parts.ts` of aliments). Without either nothing is taken to suit it but plain foods of the library that name neither
 * gluten nor milk, for the diets without them. Declared traces of gluten do not suit coeliacs, as those of an allergen do not suit an
 * allergy; of milk they do not count for lactose. Nickel is stated nowhere: published lists decide, and where they disagree it is to be
 * clarified.
 */
export function dietConflict(aliment: CheckedAliment, diet: Diet): DietConflict | null {
  if (diet === 'low_nickel') return nickelConflict(aliment);
  if (isSuitable(aliment, diet)) return null;
  const animalPart = unsuitablePartOf(aliment, diet);
  const isKnown = animalPart !== undefined || isKnownUnsuitable(aliment, diet);
  const gluten = diet === 'gluten_free' && !isKnown ? strengthOf(aliment, 'gluten') : null;
  if (gluten !== null)
    return { kind: 'diet', diet, isKnown, isSuspected: true, ...(gluten === 'may_contain' && { isTraces: true }) };
  const isBelowLimit = diet === 'lactose_free' && !isKnown && lactoseIn100g(aliment) !== undefined;
  if (isBelowLimit) return needsHint(aliment, diet) ? { kind: 'diet', diet, isKnown, isBelowLimit } : null;
  if (isKnown) return { kind: 'diet', diet, isKnown, ...(animalPart && { animalPart }) };
  if (!needsHint(aliment, diet)) return null;
  return { kind: 'diet', diet, isKnown, ...(mayHaveAnimalRennet(aliment, diet) && { isRennet: true }) };
}

function nickelConflict(aliment: CheckedAliment): DietConflict | null {
  const nickel = nickelIn(aliment);
  return nickel && { kind: 'diet', diet: 'low_nickel', isKnown: nickel === 'high' };
}

/** What makes a food unsuitable although its category does not say so; the gravest of several. */
function unsuitablePartOf(aliment: CheckedAliment, diet: StatedDiet): AnimalPart | undefined {
  const parts = unsuitableParts[diet];
  if (!parts || unsuitable[diet].categories.includes(aliment.category)) return undefined;
  return animalPartsIn(aliment).find((part) => parts.includes(part));
}

function isKnownUnsuitable(aliment: CheckedAliment, diet: StatedDiet): boolean {
  const lactose = lactoseIn100g(aliment);
  if (diet === 'lactose_free' && lactose !== undefined) return lactose > maxLactose;
  const { categories, allergens } = unsuitable[diet];
  const { declaresAllergens, name, name_en } = aliment;
  if (diet === 'gluten_free' && !declaresAllergens && [name, name_en].some(certainlyHasGluten)) return true;
  return categories.includes(aliment.category) || allergens.some((one) => aliment.allergens[one] === 'contains');
}

function needsHint(aliment: CheckedAliment, diet: StatedDiet): boolean {
  const milk = strengthOf(aliment, 'milk');
  if (diet === 'gluten_free') return isUndeclared(aliment);
  if (diet === 'lactose_free') return (milk !== null && milk !== 'may_contain') || isUndeclared(aliment);
  return true;
}

const dairyWithoutRennet = /^(mascarpone|latte|yogurt|panna|kefir|burro|bevanda|dessert|budino|proteine)/;

/** Whether what is not known of a food is its rennet, which is of animals in many cheeses. */
function mayHaveAnimalRennet({ category, name }: CheckedAliment, diet: Diet): boolean {
  return category === 'dairy' && diet === 'vegetarian' && !dairyWithoutRennet.test(name.toLowerCase());
}
