import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { amountIn, type NutrientName } from '#areas/aliments/rules/nutrients.ts';

const starches: readonly Category[] = ['cereals_pasta', 'bakery', 'breakfast_cereals', 'potatoes_tubers'];
const fats: readonly Category[] = ['fats_oils', 'nuts_seeds'];

/**
 * Foods that take each other's place at a meal, by category. Without these groups, sugar would be an equivalent of pasta. A category
 * in no group is only exchanged within itself.
 */
const groups: readonly (readonly Category[])[] = [
  starches,
  ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts', 'fish_seafood', 'eggs', 'legumes', 'plant_based'],
  ['dairy', 'plant_based', 'eggs', 'cold_cuts', 'fish_seafood', 'poultry'],
  fats,
  ['soups_sauces', 'spices_herbs'],
];

/** The categories whose foods may be eaten instead of one of `category`. */
export function exchangedCategories(category: Category): Category[] {
  const shared = groups.filter((group) => group.includes(category)).flat();
  return [...new Set([category, ...shared])];
}

/** Among the exchanged categories those of the same kind, whose foods come first: nuts for nuts, oils for oil, a starch for any starch. */
export function sameKind(category: Category): readonly Category[] {
  return starches.includes(category) ? starches : [category];
}

/** Sugars per 100 g above which a food is labelled as high in sugars. Source: UK front-of-pack labelling guidance, 2016. */
const highSugars = 22.5;

/**
 * Largest percent of saturated fatty acids in a food that is rich in unsaturated fat. Source: Regulation (EC) 1924/2006, annex
 * ("high unsaturated fat": at least 70 % of the fatty acids).
 */
const highSaturatedPercent = 30;
/** Cholesterol in mg per 100 g above which a fat is of animals; plant oils have at most traces. */
const animalCholesterol = 10;
/** Lipids per 100 g below which a fat is a spread or a sauce: butter, margarine and lard have up to 89 g, oils 98 g or more. */
const oilLipids = 95;

/**
 * Whether a food may be eaten instead of another by what they are. A sweet bakery product only replaces a sweet food, and a flour a
 * flour; a fat that is saturated, of animals or a spread only replaces one that is so too, so that lard is no equivalent of walnuts.
 * Fried potatoes replace no oats and no bread, and breaded fish or surimi no fish and no legumes. Milk, yogurt and plant drinks replace each other, never cheese, fish or a burger. What is unknown of a food excludes nothing.
 */
export function mayReplace(planned: UsedAliment, candidate: UsedAliment): boolean {
  if (candidate.id === planned.id || !exchangedCategories(planned.category).includes(candidate.category)) return false;
  if (isMilk(planned) !== isMilk(candidate)) return false;
  if (starches.includes(candidate.category))
    return [isSweet, isFlour, isRichInFat].every((isOther) => isOther(planned) || !isOther(candidate));
  if (hasAddedStarch(candidate) && !hasAddedStarch(planned)) return false;
  if (!fats.includes(candidate.category)) return true;
  return [isSaturated, isAnimalFat, isSpread].every((isWorse) => isWorse(planned) || !isWorse(candidate));
}

const milkNames = /^(?:latte|latticello|yogurt|yoghurt|kefir|skyr|panna|bevanda)(?![\p{L}])/iu;
const englishMilkNames = /\b(?:milk|buttermilk|yogh?urt|kefir|skyr|cream|drink)\b/i;
const cheeseNames = /\b(?:cheese|mozzarella|ricotta|feta|quark|burger|steak|sausage|tofu)\b/i;

/** Whether the food is milk, yogurt, cream or a plant drink, which are eaten at other meals than other sources of protein. */
function isMilk({ name, name_en, category }: UsedAliment): boolean {
  if (category !== 'dairy' && category !== 'plant_based') return false;
  return milkNames.test(name) || (englishMilkNames.test(name_en) && !cheeseNames.test(name_en));
}

function isSweet(aliment: UsedAliment): boolean {
  return (per100g(aliment, 'sugars') ?? 0) > highSugars;
}

/** Share of the energy from lipids above which a starch, such as chips or focaccia, only replaces another such one. */
const fattyShare = 0.25;
const kcalPerGramOfLipids = 9;

function isRichInFat(aliment: UsedAliment): boolean {
  const [calories, lipids] = [per100g(aliment, 'calories'), per100g(aliment, 'lipids_tot')];
  return calories !== null && lipids !== null && lipids * kcalPerGramOfLipids > calories * fattyShare;
}

const animalFoods: readonly Category[] = ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'fish_seafood', 'eggs'];
/** Carbs in g per 100 g above which meat, fish or eggs, such as breaded fish or surimi, only replace another such product. */
const addedStarchCarbs = 6;

function hasAddedStarch(aliment: UsedAliment): boolean {
  return animalFoods.includes(aliment.category) && (per100g(aliment, 'carbs_tot') ?? 0) > addedStarchCarbs;
}

const starchPowders = /\b(?:amido|fecola|(?:corn)?starch|cornflour)\b/i;
const flours = /\b(?:farina|flour)\b/i;
/** Polenta is cooked from flour, as pasta is cooked. */
const polentaFlours = /\b(?:mais|polenta|maize|corn|cornmeal)\b/i;

/** Whether the food is an ingredient of others rather than a dish. Names of breads say of which flour they are. */
function isFlour({ name, name_en, category }: UsedAliment): boolean {
  const names = `${name} ${name_en}`;
  if (category !== 'cereals_pasta') return false;
  return starchPowders.test(names) || (flours.test(names) && !polentaFlours.test(names));
}

/** Of the known fatty acids; labels state only the saturated ones, which are compared with the lipids. */
function isSaturated(aliment: UsedAliment): boolean {
  const saturated = per100g(aliment, 'fat_saturated') ?? 0;
  const [mono, poly] = [per100g(aliment, 'fat_monounsaturated'), per100g(aliment, 'fat_polyunsaturated')];
  const fattyAcids = mono === null || poly === null ? null : saturated + mono + poly;
  return saturated * 100 > (fattyAcids ?? per100g(aliment, 'lipids_tot') ?? 0) * highSaturatedPercent;
}

function isAnimalFat(aliment: UsedAliment): boolean {
  return aliment.category === 'fats_oils' && (per100g(aliment, 'cholesterol') ?? 0) > animalCholesterol;
}

function isSpread(aliment: UsedAliment): boolean {
  return aliment.category === 'fats_oils' && (per100g(aliment, 'lipids_tot') ?? oilLipids) < oilLipids;
}

function per100g(aliment: UsedAliment, nutrient: NutrientName): number | null {
  return amountIn({ aliment, quantity: 100 }, nutrient);
}
