import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { kcalPerGram } from '#areas/aliments/rules/energy.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { amountIn, type NutrientName } from '#areas/aliments/rules/nutrients.ts';
import { nearStarches, starchRank } from './starch-uses.ts';

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

/** Among the exchanged categories those of the same kind, whose foods come first: nuts for nuts, oils for oil, bakery for bread. */
export function sameKind(category: Category): readonly Category[] {
  return nearStarches[category] ?? [category];
}

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
 * Whether a food may be eaten instead of another by what they are and how they are eaten. Both are raw or both are cooked, where grams
 * differ; usual portions and, but for starches, the energy of 100 g differ by a factor at most: dried fruit is no fruit, a pudding no
 * jam. A starch replaces those of the same use. A fat that is saturated, of animals or a spread only replaces one that is so too, so
 * that lard is no equivalent of walnuts. Fried potatoes replace no bread, and breaded fish or surimi no fish and no legumes. Milk,
 * yogurt and plant drinks replace each other, never cheese, fish or a burger. What is unknown of a food excludes nothing.
 */
export function mayReplace(planned: UsedAliment, candidate: UsedAliment): boolean {
  if (candidate.id === planned.id || !exchangedCategories(planned.category).includes(candidate.category)) return false;
  if (isNoFood(candidate) || isNoFood(planned) || isOtherState(planned, candidate)) return false;
  if (isMilk(planned) !== isMilk(candidate) || (isSweetMilk(candidate) && !isSweetMilk(planned))) return false;
  if (!areUsualPortionsNear(planned, candidate)) return false;
  if (starches.includes(candidate.category))
    return starchRank(planned, candidate) >= 0 && (isRichInFat(planned) || !isRichInFat(candidate));
  if (!areEnergiesNear(planned, candidate)) return false;
  if (candidate.category === 'sweets') return isSweetOfSameKind(planned, candidate);
  if (hasAddedStarch(candidate) && !hasAddedStarch(planned)) return false;
  if (!fats.includes(candidate.category)) return true;
  return [isSaturated, isAnimalFat, isSpread].every((isWorse) => isWorse(planned) || !isWorse(candidate));
}

/** 0 for a food that is eaten like the planned one, higher for others that may replace it; lemons, without a usual portion, come last. */
export function exchangeRank(planned: UsedAliment, candidate: UsedAliment): number {
  const unusual = usualPortion(candidate) === null && usualPortion(planned) !== null ? 10 : 0;
  const rank = starches.includes(planned.category) ? starchRank(planned, candidate) : 0;
  return unusual + rank + (sameKind(planned.category).includes(candidate.category) ? 0 : 0.5);
}

const noFoods = /^(?:dolcificant|edulcorant|gomm[ae] da masticare)|^(?:[^,]*\b)?(?:sweeteners?|chewing gum)\b/i;

/** Whether nobody eats the food for its energy: sweeteners and chewing gum. */
function isNoFood({ name, name_en }: UsedAliment): boolean {
  return noFoods.test(name) || noFoods.test(name_en);
}

/** Categories whose raw foods are cooked before they are eaten, so that their grams are others than those of cooked food. */
const cookedCategories: readonly Category[] = [
  'cereals_pasta',
  'breakfast_cereals',
  'potatoes_tubers',
  'beef',
  'pork',
  'poultry',
  'lamb_veal_game',
  'offal',
  'fish_seafood',
  'eggs',
  'legumes',
  'vegetables',
  'fruits',
];

/** Whether one food is weighed raw and the other one cooked; bread, canned food and milk are neither. */
function isOtherState(planned: UsedAliment, candidate: UsedAliment): boolean {
  if (!cookedCategories.includes(candidate.category)) return false;
  const states = [weighedState(planned), weighedState(candidate)];
  return states.includes('raw') && states.includes('cooked');
}

/** Polenta flour and oat flakes are sold dry, as raw pasta is. */
function weighedState({ form, category }: UsedAliment): UsedAliment['form'] {
  const isDry = form === 'as_sold' && (category === 'cereals_pasta' || category === 'breakfast_cereals');
  return isDry ? 'raw' : form;
}

/** Largest ratio of the usual portions of two foods: bread of 50 g and potatoes of 200 g. */
const maxPortionRatio = 4;

function areUsualPortionsNear(planned: UsedAliment, candidate: UsedAliment): boolean {
  const [one, other] = [usualPortion(planned), usualPortion(candidate)];
  return one === null || other === null || Math.max(one / other, other / one) <= maxPortionRatio;
}

/** Grams of the usual portion of a food; null when none is known. */
export function usualPortion({ portions }: Pick<UsedAliment, 'portions'>): number | null {
  const measures = householdMeasures(portions);
  return (measures.find(({ isDefault }) => isDefault) ?? measures[0])?.grams ?? null;
}

/** Largest ratio of the energy of 100 g of two foods that are no starches. */
const maxEnergyRatio = 2.5;

function areEnergiesNear(planned: UsedAliment, candidate: UsedAliment): boolean {
  const [one, other] = [per100g(planned, 'calories'), per100g(candidate, 'calories')];
  return !one || !other || Math.max(one / other, other / one) <= maxEnergyRatio;
}

/** Share of the energy from lipids above which a sweet is chocolate, a cream or a cake rather than jam or honey. */
const fattySweetShare = 0.1;

/** Jam, honey and sugar replace each other, and sweets with fat each other. One without a usual portion, such as candy, replaces none. */
function isSweetOfSameKind(planned: UsedAliment, candidate: UsedAliment): boolean {
  if (usualPortion(candidate) === null && usualPortion(planned) !== null) return false;
  const [one, other] = [lipidShare(planned), lipidShare(candidate)];
  return one === null || other === null || one > fattySweetShare === other > fattySweetShare;
}

const milkNames = /^(?:latte|latticello|yogurt|yoghurt|kefir|skyr|panna|bevanda)(?![\p{L}])/iu;
const englishMilkNames = /\b(?:milk|buttermilk|yogh?urt|kefir|skyr|cream|drink)\b/i;
const cheeseNames = /\b(?:cheese|mozzarella|ricotta|feta|quark|burger|steak|sausage|tofu)\b/i;

/** Whether the food is milk, yogurt, cream or a plant drink, which are eaten at other meals than other sources of protein. */
function isMilk({ name, name_en, category }: UsedAliment): boolean {
  if (category !== 'dairy' && category !== 'plant_based') return false;
  return milkNames.test(name) || (englishMilkNames.test(name_en) && !cheeseNames.test(name_en));
}

/** Sugars in g per 100 g above which milk or yogurt has more than its own lactose. */
const lactoseOfMilk = 7;

function isSweetMilk(aliment: UsedAliment): boolean {
  return isMilk(aliment) && (per100g(aliment, 'sugars') ?? 0) > lactoseOfMilk;
}

/** Share of the energy from lipids above which a starch, such as chips or focaccia, only replaces another such one. */
const fattyShare = 0.25;

function isRichInFat(aliment: UsedAliment): boolean {
  return (lipidShare(aliment) ?? 0) > fattyShare;
}

/** Share of the energy from lipids; null when it is not known. */
function lipidShare(aliment: UsedAliment): number | null {
  const [calories, lipids] = [per100g(aliment, 'calories'), per100g(aliment, 'lipids_tot')];
  return calories && lipids !== null ? (lipids * kcalPerGram.lipids_tot) / calories : null;
}

const animalFoods: readonly Category[] = ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'fish_seafood', 'eggs'];
/** Carbs in g per 100 g above which meat, fish or eggs, such as breaded fish or surimi, only replace another such product. */
const addedStarchCarbs = 6;

function hasAddedStarch(aliment: UsedAliment): boolean {
  return animalFoods.includes(aliment.category) && (per100g(aliment, 'carbs_tot') ?? 0) > addedStarchCarbs;
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
