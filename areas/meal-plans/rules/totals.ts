import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import { withComponentTotals } from '#areas/aliments/rules/components.ts';
import { percentages } from '#areas/aliments/rules/percentages.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type CountingOptions, meanOf, zeroSums, type Sums, sumsOf, addSums } from '#areas/aliments/rules/sums.ts';
import { type Totals, totalsOf } from '#areas/aliments/rules/totals.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';
import { leftOutReasons } from '../contract/assigned.ts';
import { countUncounted, uncountedLines } from './uncounted-lines.ts';

/**
 * Computes all totals from the values of the aliments. Days and meals that this function returned are recognised by
 * identity and not computed again, so a meal plan must never be mutated. Unchanged parts keep their identity.
 */
export function withTotals(mealPlan: MealPlan): MealPlan {
  const days = mapShared(mealPlan.days, (day) => dayWithTotals(day, mealPlan));
  const { micronutrients: _, ...totals } = averageDay({ ...mealPlan, days });
  return withChanges(mealPlan, {
    days,
    ...totals,
    incomplete: sameList(mealPlan.incomplete, totals.incomplete),
    ...percentages(totals),
  });
}

/**
 * Mean of the days that contain food. Days with a free meal are left out, unless there are no others, because their
 * incomplete totals would lower the mean.
 */
export function averageDay(mealPlan: MealPlan): Totals {
  const counted = countedDays(mealPlan);
  const sums = counted.map((day) => sumsOfDay(day, mealPlan)).filter(({ grams }) => grams > 0);
  const isUncounted = countUncounted(counted) > 0;
  return totalsWith(counted.some(hasFreeMeal) || isUncounted, meanOf(sums));
}

/** The days that an average day is the mean of; all days of a meal plan without food. */
export function countedDays(mealPlan: MealPlan): readonly Day[] {
  const daysWithFood = mealPlan.days.filter((day) => sumsOfDay(day, mealPlan).grams > 0);
  const completeDays = daysWithFood.filter((day) => !hasFreeMeal(day));
  return [completeDays, daysWithFood, mealPlan.days].find((days) => days.length > 0) ?? [];
}

type LeftOutReason = (typeof leftOutReasons)[number];

/** Up to this number days that are left out are named, above it they are only counted. */
const mostNamedDays = 4;

interface DaysLeftOut {
  reason: LeftOutReason;
  /** The days with their numbers from 1. */
  days: { day: Day; number: number }[];
  /** Whether texts name the days; otherwise they say how many they are. */
  isNamed: boolean;
}

/** The days that are left out of the average day, by the reason. */
export function daysLeftOut(mealPlan: MealPlan): DaysLeftOut[] {
  const counted = new Set(countedDays(mealPlan));
  const leftOut = mealPlan.days
    .map((day, index) => ({ day, number: index + 1 }))
    .filter(({ day }) => !counted.has(day));
  const byReason = Map.groupBy(leftOut, ({ day }): LeftOutReason => (hasFreeMeal(day) ? 'freeMeal' : 'noFood'));
  return leftOutReasons.flatMap((reason) => {
    const days = byReason.get(reason);
    return days ? [{ reason, days, isNamed: days.length <= mostNamedDays }] : [];
  });
}

/**
 * Why totals are less than what is eaten: values of a food are not measured, the food of a free meal is not known, or lines name food
 * that is not counted.
 */
export type IncompleteReason = 'unmeasured' | 'freeMeal' | 'uncountedLines';

/** Why the totals of days are incomplete, for the macros that are shown. */
export function incompleteReasons(
  days: readonly Pick<Day, 'meals'>[],
  shown: readonly MacroName[] = macroNames,
): IncompleteReason[] {
  const meals = days.flatMap((day) => day.meals);
  const isUnmeasured = meals.some((meal) => !isFree(meal) && shown.some((name) => unmeasuredIn(meal).includes(name)));
  return [
    ...(isUnmeasured ? ['unmeasured' as const] : []),
    ...(meals.some(isFree) ? ['freeMeal' as const] : []),
    ...(countUncounted(days) > 0 ? ['uncountedLines' as const] : []),
  ];
}

/** The macros of a meal that are not measured for all of its food. */
function unmeasuredIn(meal: Meal): MacroName[] {
  if (uncountedLines(meal).length === 0) return meal.incomplete;
  const foods = meal.mealComponents.flatMap(({ components }) => components);
  return totalsOf(sumsOf(foods, { include_alternatives_in_macro: false })).incomplete;
}

/** Totals of one recipe or of one single aliment. */
export function mealComponentTotals({ components }: MealComponent, counting: CountingOptions): Totals {
  return totalsOf(sumsOf(components, counting));
}

/**
 * Unrounded sums of the days and meals whose totals were computed. Each way of counting alternatives has its own cache.
 */
type SumsCache = WeakMap<Day | Meal, Sums>;
const mainOnly: SumsCache = new WeakMap();
const withAlternatives: SumsCache = new WeakMap();

function cacheFor(counting: CountingOptions): SumsCache {
  return counting.include_alternatives_in_macro ? withAlternatives : mainOnly;
}

function dayWithTotals(day: Day, counting: CountingOptions): Day {
  if (cacheFor(counting).has(day)) return day;
  const meals = mapShared(day.meals, (meal) => mealWithTotals(meal, counting));
  const sums = sumsOfMeals(meals, counting);
  return cached({ ...day, meals, ...totalsWith(meals.some(isPartial), sums) }, sums, counting);
}

function mealWithTotals(meal: Meal, counting: CountingOptions): Meal {
  if (cacheFor(counting).has(meal)) return meal;
  const mealComponents = mapShared(meal.mealComponents, (one) =>
    withChanges(one, { components: mapShared(one.components, withComponentTotals) }),
  );
  const sums = sumsOfMeal(meal, counting);
  return cached({ ...meal, mealComponents, ...totalsWith(isPartial(meal), sums) }, sums, counting);
}

function cached<T extends Day | Meal>(record: T, sums: Sums, counting: CountingOptions): T {
  cacheFor(counting).set(record, sums);
  return record;
}

/** Unrounded sums of meals together. */
export function sumsOfMeals(meals: readonly Meal[], counting: CountingOptions): Sums {
  return addSums(meals.map((meal) => sumsOfMeal(meal, counting)));
}

function sumsOfDay(day: Day, counting: CountingOptions): Sums {
  return cacheFor(counting).get(day) ?? sumsOfMeals(day.meals, counting);
}

function sumsOfMeal(meal: Meal, counting: CountingOptions): Sums {
  if (meal.free_meal) return zeroSums();
  const components = () => meal.mealComponents.flatMap((one) => one.components);
  return cacheFor(counting).get(meal) ?? sumsOf(components(), counting);
}

/**
 * Totals from sums. With free meals and lines that are not counted they are marked as incomplete, because that food is unknown, not
 * zero.
 */
function totalsWith(isIncomplete: boolean, sums: Sums): Totals {
  const totals = totalsOf(sums);
  if (!isIncomplete) return totals;
  const unknownTotals = sums.grams === 0 && { calories: null, protein_tot: null, carbs_tot: null, lipids_tot: null };
  return { ...totals, ...unknownTotals, incomplete: [...macroNames] };
}

function hasFreeMeal(day: Day): boolean {
  return day.meals.some(isFree);
}

/** Whether food of the meal is in no sum. */
function isPartial(meal: Meal): boolean {
  return isFree(meal) || uncountedLines(meal).length > 0;
}

function isFree({ free_meal }: Meal): boolean {
  return free_meal;
}

function sameList<T>(before: T[], after: T[]): T[] {
  return before.length === after.length && before.every((one, index) => one === after[index]) ? before : after;
}
