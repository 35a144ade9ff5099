import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { categories } from '#areas/aliments/contract/taxonomy.ts';
import { householdMeasures, isHouseholdMeasure } from '#areas/aliments/rules/household-measures.ts';
import { litresAsMillilitres } from '#areas/aliments/rules/liquids.ts';
import { asQuantity } from '#areas/aliments/rules/quantities.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { instead } from '#areas/recipes/rules/pasted-alternatives.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { compareTexts } from '#shell/common/sorting.ts';
import type { Meal } from '../contract.ts';
import { isDivided } from './household.ts';

/** One food to buy, in all meals of the days together. */
export interface ShoppingLine {
  aliment: UsedAliment;
  /** 0 of a food that is only added to taste. */
  grams: number;
  /** The same in pieces; null without a household measure, and of much less than half of one. */
  pieces: Pieces | null;
}

interface Pieces {
  count: number;
  label: string;
  label_en: string;
  /**
   * Whether it is the sum of what the meals count, or a glass or serving that divides the grams evenly. Otherwise glasses and servings are
   * rounded to halves, and pieces, such as eggs, up: to halves below 3, then to whole ones.
   */
  isExact: boolean;
}

type Bought = Pick<Component, 'aliment' | 'quantity'> & Partial<Pick<Component, 'portion'>>;

/** One line for each food of the components, with the sum for all persons. Sorted by category and name. */
export function shoppingLines(components: readonly Bought[], persons: number): ShoppingLine[] {
  return [...Map.groupBy(components, ({ aliment }) => aliment.id).values()]
    .flatMap((ofFood) => lineOf(ofFood, persons) ?? [])
    .toSorted((one, other) => orderOf(one) - orderOf(other) || compareTexts(one.aliment.name, other.aliment.name));
}

/** A note with another option of the meal: `Oppure: riso venere 80 g`. */
const option = new RegExp(String.raw`^\s*(?:${instead}|or)(?!\p{L})`, 'iu');

/**
 * What the meals have besides foods, such as a supplement, and pasted lines whose food is not known: each text once. Of the notes, such as
 * `senza sale`, only those with another option.
 */
export function linesWithoutFood(meals: readonly Pick<Meal, 'mealComponents'>[]): { line: string; line_en: string }[] {
  const lines = meals.flatMap(({ mealComponents }) =>
    mealComponents
      .filter(({ components, recipe, line, line_en, lineKind }) => {
        const hasFood = components.length > 0 || recipe !== null;
        const text = line || line_en;
        return !hasFood && text !== '' && (lineKind !== 'note' || option.test(text));
      })
      .map(({ line, line_en }) => ({ line, line_en })),
  );
  return [...new Map(lines.map((one) => [`${one.line}\n${one.line_en}`, one])).values()];
}

function lineOf(ofFood: readonly Bought[], persons: number): ShoppingLine | null {
  const [first] = ofFood;
  if (!first) return null;
  const grams = ofFood.reduce((sum, { quantity }) => sum + quantity, 0) * persons;
  const pieces = isToTaste({ quantity: grams }) ? null : piecesOf(ofFood, { grams, persons });
  return { aliment: first.aliment, grams: asShoppingGrams(grams), pieces };
}

/** In the measure that the meals count most of the food in, so that the list has the pieces of the plan; else in one of the food. */
function piecesOf(ofFood: readonly Bought[], { grams, persons }: { grams: number; persons: number }): Pieces | null {
  const measures = ofFood.flatMap(({ portion, quantity }) =>
    portion && portion.count > 0 && quantity > 0 && isHouseholdMeasure(portion) ? [litresAsMillilitres(portion)] : [],
  );
  const counted = [...Map.groupBy(measures, ({ label, label_en }) => label || label_en).values()]
    .map((same) => ({
      ...{ label: same[0]?.label ?? '', label_en: same[0]?.label_en ?? '' },
      count: same.reduce((sum, { count }) => sum + count, 0) * persons,
      grams: same.reduce((sum, one) => sum + one.count * one.grams, 0) * persons,
    }))
    .toSorted((one, other) => other.grams - one.grams)[0];
  const portions = householdMeasures(ofFood[0]?.aliment.portions ?? []);
  const usual = portions.find(({ isDefault }) => isDefault);
  if (!counted || (usual && counted.grams * 2 < grams)) return piecesOfGrams(grams, portions);
  const { label, label_en } = counted;
  const isHalves = Number.isInteger(roundedTo(2, counted.count * 2));
  const isExact = isHalves && Math.abs(grams - counted.grams) < 0.5;
  if (isExact) return { label, label_en, count: roundedTo(2, counted.count), isExact };
  const count = piecesToBuy((counted.count * grams) / counted.grams, counted);
  return count === null ? null : { label, label_en, count, isExact };
}

/** A larger count of a measure is not used, as for a kilogram in teaspoons. */
const mostEvenMeasures = 30;

/** In the usual measure of the food if it divides the grams evenly, else in the largest one that does, else in about the usual one. */
function piecesOfGrams(grams: number, portions: readonly UsedAliment['portions'][number][]): Pieces | null {
  const usual = portions.find(({ isDefault }) => isDefault);
  if (!usual) return null;
  const bySize = portions.toSorted((one, other) => other.grams - one.grams);
  const even = [usual, ...bySize].find((measure) => dividesEvenly(grams, measure));
  const { label, label_en, grams: gramsOfOne } = even ?? usual;
  const count = even ? Math.round(grams / gramsOfOne) : piecesToBuy(grams / gramsOfOne, usual);
  return count === null ? null : { label, label_en, count, isExact: even !== undefined && isDivided(even) };
}

function dividesEvenly(grams: number, measure: { grams: number }): boolean {
  const count = roundedTo(3, grams / measure.grams);
  return Number.isInteger(count) && count > 0 && count <= mostEvenMeasures;
}

/** Less of a measure is not about half of it. */
const leastMeasure = 0.4;

/** A sum of 180.00000001 g of pieces of 60 g is 3, not 4. Null for too little of the measure, of which the grams say more. */
function piecesToBuy(exact: number, measure: Pick<Pieces, 'label' | 'label_en'>): number | null {
  const count = roundedTo(3, exact);
  if (count < leastMeasure) return null;
  if (isDivided(measure)) return Math.max(0.5, Math.round(count * 2) / 2);
  return count <= 2.5 ? Math.ceil(count * 2) / 2 : Math.ceil(count);
}

/** The sum may exceed the largest portion of one meal, so it is not limited to it. */
function asShoppingGrams(grams: number): number {
  return grams < 1 ? asQuantity(grams) : Math.round(grams * 100) / 100;
}

function orderOf({ aliment }: ShoppingLine): number {
  return categories.indexOf(aliment.category);
}
