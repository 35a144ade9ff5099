import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';

/**
 * What a starch is at a meal: a dish of pasta, grains or potatoes; bread; a dry product instead of bread, such as rusks; breakfast
 * cereals; a sweet bakery product; a flour or another ingredient, which nobody eats alone.
 */
export type StarchUse = 'dish' | 'bread' | 'dry' | 'breakfast' | 'sweet' | 'ingredient';

/** What is eaten instead of each, the same use first. Raw pasta is no breakfast instead of rusks, and no flour is a dish. */
const exchanged: Record<StarchUse, readonly StarchUse[]> = {
  dish: ['dish', 'bread', 'dry'],
  bread: ['bread', 'dry', 'dish'],
  dry: ['dry', 'bread', 'breakfast'],
  breakfast: ['breakfast', 'dry', 'bread'],
  sweet: ['sweet', 'dry', 'breakfast', 'bread'],
  ingredient: ['ingredient'],
};

/** Position of the candidate's use among those that replace the planned one, 0 for the same use; -1 when it does not. */
export function starchRank(planned: UsedAliment, candidate: UsedAliment): number {
  const [use, other] = [starchUse(planned), starchUse(candidate)];
  return use === 'sweet' && other === 'sweet' && isRicher(planned, candidate) ? -1 : exchanged[use].indexOf(other);
}

/** Largest ratio of the sugars and of the energy of two sweet bakery products: plain biscuits are replaced by no snack cake. */
const sweetRatios = { sugars: 1.25, energy: 1.25 } as const;

function isRicher(planned: UsedAliment, candidate: UsedAliment): boolean {
  const [sugars, otherSugars] = [per100g(planned, 'sugars'), per100g(candidate, 'sugars')];
  const [energy, otherEnergy] = [per100g(planned, 'calories'), per100g(candidate, 'calories')];
  const isSweeter = sugars !== null && otherSugars !== null && otherSugars > sugars * sweetRatios.sugars;
  const isOtherCake =
    energy && otherEnergy && Math.max(energy / otherEnergy, otherEnergy / energy) > sweetRatios.energy;
  return isSweeter || Boolean(isOtherCake);
}

/** The categories of starches by how near they are to a category; all of them replace each other in some use. */
export const nearStarches: Partial<Record<Category, readonly Category[]>> = {
  cereals_pasta: ['cereals_pasta', 'potatoes_tubers'],
  potatoes_tubers: ['cereals_pasta', 'potatoes_tubers'],
  bakery: ['bakery'],
  breakfast_cereals: ['breakfast_cereals'],
};

/** Energy in kcal per 100 g from which a bakery product is dry: bread has up to 330, rusks and crackers 390 or more. */
const dryBakeryKcal = 340;
/** Sugars in g per 100 g above which a bakery product is sweet: bread and rusks have up to 10 g, plain biscuits 20 g. */
const sweetBakerySugars = 15;
/** Sugars per 100 g above which a food is labelled as high in sugars. Source: UK front-of-pack labelling guidance, 2016. */
const sweetCerealSugars = 22.5;

function starchUse(aliment: UsedAliment): StarchUse {
  if (isIngredient(aliment)) return 'ingredient';
  const sugars = per100g(aliment, 'sugars') ?? 0;
  if (aliment.category === 'breakfast_cereals') return sugars > sweetCerealSugars ? 'sweet' : 'breakfast';
  if (aliment.category !== 'bakery') return 'dish';
  if (sugars > sweetBakerySugars) return 'sweet';
  return (per100g(aliment, 'calories') ?? 0) < dryBakeryKcal ? 'bread' : 'dry';
}

const starchPowders = /\b(?:amido|fecola|(?:corn)?starch|cornflour)\b/i;
const flours = /\b(?:farina|flour)\b/i;
/** Polenta is cooked from flour, as pasta is cooked. */
const polentaFlours = /\b(?:mais|polenta|maize|corn|cornmeal)\b/i;
/** Semolina, bran, crumbs, pearls and doughs by the beginning of their Italian name or, without one, by their English name. */
const ingredients =
  /^(?:semola|semolino(?!.*cotto)|crusca|pangrattato|tapioca|germe|impasto|base per pizza|pasta (?:brisée|sfoglia|frolla|fillo)|fiocchi di patate)/i;
const englishIngredients = /\b(?:semolina|bran|breadcrumbs|tapioca|germ|dough|pastry)\b/i;

/** Whether the food is an ingredient of others rather than a dish. Names of breads say of which flour they are. */
function isIngredient({ name, name_en, category, form }: UsedAliment): boolean {
  if (category === 'bakery') return false;
  if (name ? ingredients.test(name) : form !== 'cooked' && englishIngredients.test(name_en)) return true;
  if (category !== 'cereals_pasta') return false;
  const names = `${name} ${name_en}`;
  return starchPowders.test(names) || (flours.test(names) && !polentaFlours.test(names));
}

function per100g(aliment: UsedAliment, nutrient: 'sugars' | 'calories'): number | null {
  return amountIn({ aliment, quantity: 100 }, nutrient);
}
