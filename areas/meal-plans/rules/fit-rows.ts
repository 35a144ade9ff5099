import type { Alternative, Component, MacroName, UsedAliment } from '#areas/aliments/contract.ts';
import { withMeasure, withQuantity, withTotalQuantity } from '#areas/aliments/rules/quantities.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { type CountingOptions, sumsOf } from '#areas/aliments/rules/sums.ts';
import { totalsOf, unroundedMacros } from '#areas/aliments/rules/totals.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { MacroTarget } from '#areas/macros/contract.ts';
import { clamped } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';
import { type FittedRow, rangeOfFood, rangeOfRecipe } from './fit-ranges.ts';
import type { Fit, FitTarget } from './fit-to-target.ts';
import { inHouseholdSteps, inMeasureSteps } from './household.ts';
import { sumsOfMeals } from './totals.ts';

/**
 * The rows of meals that count in a fit: each food, and each recipe, which is scaled as one. Free meals, lines without food and
 * food to taste, which has no quantity, are left out.
 */
export function fittedRows(meals: readonly Meal[], profile: DietaryProfile | null): FittedRow[] {
  return meals
    .filter(({ free_meal }) => !free_meal)
    .flatMap(({ mealComponents }) => mealComponents.flatMap((row) => fittedRow(row, profile) ?? []));
}

function fittedRow(row: MealComponent, profile: DietaryProfile | null): FittedRow | null {
  const [first, ...others] = row.components;
  const quantity = gramsOf(row);
  if (!first || quantity === 0) return null;
  const isLocked = row.components.some((component) => component.isLocked);
  const isFood = row.recipe === null && others.length === 0;
  return isFood
    ? {
        id: row.id,
        aliment: first.aliment,
        quantity,
        portion: first.portion,
        range: rangeOfFood(first, profile),
        isLocked,
      }
    : {
        id: row.id,
        aliment: recipeAsAliment(row, first.aliment),
        quantity,
        range: rangeOfRecipe(row, profile),
        step: quantity * recipeStep,
        isLocked,
      };
}

/** A recipe is scaled by quarters of what is planned. */
const recipeStep = 0.25;

/** The recipe as a food without household measures; a nutrient that one ingredient does not have measured is unknown. */
function recipeAsAliment(row: MealComponent, first: UsedAliment): UsedAliment {
  const sums = sumsOf(row.components, { include_alternatives_in_macro: false });
  const { incomplete } = totalsOf(sums);
  const macros = unroundedMacros(sums);
  const known = (name: MacroName) => (incomplete.includes(name) ? null : macros[name]);
  return {
    ...first,
    id: row.id,
    category: 'ready_meals',
    portions: [],
    quantity: gramsOf(row),
    calories: known('calories'),
    protein_tot: known('protein_tot'),
    carbs_tot: known('carbs_tot'),
    lipids_tot: known('lipids_tot'),
    micronutrients: {},
  };
}

/**
 * The meal plan with the quantities of a fit. Alternatives follow their food within their own range, in steps of their measure or of their
 * food.
 */
export function withFit(mealPlan: MealPlan, rows: Fit['rows'], profile: DietaryProfile | null): MealPlan {
  const quantities = new Map(rows.map((row) => [row.id, row]));
  const ofRow = (row: MealComponent) => {
    const fitted = quantities.get(row.id);
    return fitted ? withFitted(row, fitted, profile) : row;
  };
  const ofMeal = (meal: Meal) => withChanges(meal, { mealComponents: mapShared(meal.mealComponents, ofRow) });
  const days = mapShared(mealPlan.days, (day) => withChanges(day, { meals: mapShared(day.meals, ofMeal) }));
  return withChanges(mealPlan, { days });
}

function withFitted(
  row: MealComponent,
  { quantity, portion }: Fit['rows'][number],
  profile: DietaryProfile | null,
): MealComponent {
  const [first, ...others] = row.components;
  if (!first || gramsOf(row) === quantity) return row;
  const isRecipe = row.recipe || others.length > 0;
  const fitted = isRecipe
    ? withTotalQuantity(row.components, quantity)
    : [withFollowing(portion ? withMeasure(first, portion) : withQuantity(first, quantity), first.quantity, profile)];
  return { ...row, components: fitted.map(inWholeMeasures) };
}

/** Scales the alternatives of a food, whose quantity was `before`, as the food was. Those to taste stay. */
function withFollowing(food: Component, before: number, profile: DietaryProfile | null): Component {
  const scaled = (one: Alternative) => {
    if (isToTaste(one)) return one;
    const { least, most } = rangeOfFood(one, profile);
    const grams = clamped((one.quantity * food.quantity) / before, least, most);
    if (grams === one.quantity) return one;
    const { quantity, portion } = one.portion
      ? inMeasureSteps(one.portion, grams)
      : inHouseholdSteps(one.aliment, grams);
    return portion ? withMeasure(one, portion) : withQuantity(one, quantity);
  };
  return { ...food, alternatives: food.alternatives.map(scaled) };
}

/** Replaces a household measure by grams when its count is not a multiple of one half, also in the alternatives. */
function inWholeMeasures(component: Component): Component {
  const isWhole = ({ portion }: Alternative) => portion === null || Number.isInteger(portion.count * 2);
  const inGrams = <A extends Alternative>(one: A) => (isWhole(one) ? one : withMeasure(one, null));
  return { ...inGrams(component), alternatives: component.alternatives.map(inGrams) };
}

interface TargetedMeal {
  day: Day;
  meal: Meal;
  /** Target of the day. */
  target: MacroTarget | null;
  counting: CountingOptions;
}

/** Part of the energy of a day below which the other meals leave nothing that a meal could be fitted to. */
const leastMealShare = 0.05;

/**
 * What a meal should have: its share of the target of the day, otherwise what the other meals leave of it. A free meal takes its
 * share. Nothing is known without a target, when the amount of another meal is not, or when the others leave hardly any energy.
 */
export function targetOfMeal({ day, meal, target, counting }: TargetedMeal): FitTarget {
  if (!target) return {};
  const { energyPercent } = meal;
  if (energyPercent) return shareOf(target, energyPercent);
  const others = day.meals.filter((one) => one !== meal);
  const left = percentBesideFreeMeals(others);
  if (left === null) return {};
  const planned = unroundedMacros(sumsOfMeals(others, counting));
  const known = fittedNutrients.filter((name) => others.every((one) => one.free_meal || one[name] !== null));
  const remaining = (name: (typeof fittedNutrients)[number]) => (target[name] * left) / 100 - (planned[name] ?? 0);
  if (known.includes('calories') && remaining('calories') < target.calories * leastMealShare) return {};
  return rounded(known.map((name) => [name, Math.max(0, remaining(name))] as const));
}

/** What the meals of a day that are not free should have together. Nothing is known beside a free meal without a share. */
export function targetOfDay({ meals }: Pick<Day, 'meals'>, target: MacroTarget | null): FitTarget {
  const left = percentBesideFreeMeals(meals);
  return target && left !== null ? shareOf(target, left) : {};
}

/** Percent of the target that the free meals leave to the others; null when one has no share, because its food is unknown. */
export function percentBesideFreeMeals(meals: readonly Meal[]): number | null {
  const free = meals.filter(({ free_meal }) => free_meal);
  if (free.some(({ energyPercent }) => !energyPercent)) return null;
  return Math.max(0, 100 - free.reduce((sum, { energyPercent }) => sum + (energyPercent ?? 0), 0));
}

function shareOf(target: MacroTarget, percent: number): FitTarget {
  return rounded(fittedNutrients.map((name) => [name, (target[name] * percent) / 100] as const));
}

function rounded(amounts: readonly (readonly [MacroName, number])[]): FitTarget {
  return Object.fromEntries(amounts.map(([name, amount]) => [name, Math.round(amount)]));
}

export const fittedNutrients = ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'] as const satisfies MacroName[];

function gramsOf({ components }: MealComponent): number {
  return components.reduce((sum, { quantity }) => sum + quantity, 0);
}
