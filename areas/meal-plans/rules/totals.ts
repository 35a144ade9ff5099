import { macroNames } from '#areas/aliments/contract.ts';
import { withComponentTotals } from '#areas/aliments/rules/components.ts';
import { percentages } from '#areas/aliments/rules/percentages.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type CountingOptions, meanOf, zeroSums, type Sums, sumsOf, addSums } from '#areas/aliments/rules/sums.ts';
import { type Totals, totalsOf } from '#areas/aliments/rules/totals.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';

/**
 * Every total computed from the aliments' own values, and only where something changed: what came out of here before is
 * recognised, so a plan must never be changed in place. Totals that are the same keep the same records.
 */
export function withTotals(plan: MealPlan): MealPlan {
  const days = mapShared(plan.days, (day) => dayWithTotals(day, plan));
  const { micronutrients: _, ...totals } = averageDay({ ...plan, days });
  return withChanges(plan, {
    days,
    ...totals,
    incomplete: sameList(plan.incomplete, totals.incomplete),
    ...percentages(totals),
  });
}

/**
 * The mean of the days with something to eat: a day nobody has written yet tells nothing. Days with a free meal are left
 * out as well, unless there are no others, because half a day would lower the mean.
 */
export function averageDay(plan: MealPlan): Totals {
  const written = plan.days.filter((day) => sumsOfDay(day, plan).grams > 0);
  const whole = written.filter((day) => !hasFreeMeal(day));
  const counted = whole.length > 0 ? whole : written;
  const leavesOut = (counted.length > 0 ? counted : plan.days).some(hasFreeMeal);
  return totalsWith(leavesOut, meanOf(counted.map((day) => sumsOfDay(day, plan))));
}

/** What one recipe, or one aliment alone, brings to its meal. */
export function mealComponentTotals({ components }: MealComponent, counting: CountingOptions): Totals {
  return totalsOf(sumsOf(components, counting));
}

/** Unrounded sums of the days and meals that already show them, one shelf for each way of counting. */
type Shelf = WeakMap<Day | Meal, Sums>;
const mainOnly: Shelf = new WeakMap();
const withAlternatives: Shelf = new WeakMap();

function shelfFor(counting: CountingOptions): Shelf {
  return counting.include_alternatives_in_macro ? withAlternatives : mainOnly;
}

function dayWithTotals(day: Day, counting: CountingOptions): Day {
  if (shelfFor(counting).has(day)) return day;
  const meals = mapShared(day.meals, (meal) => mealWithTotals(meal, counting));
  const sums = addSums(meals.map((meal) => sumsOfMeal(meal, counting)));
  return shelved({ ...day, meals, ...totalsWith(meals.some(isFree), sums) }, sums, counting);
}

function mealWithTotals(meal: Meal, counting: CountingOptions): Meal {
  if (shelfFor(counting).has(meal)) return meal;
  const mealComponents = mapShared(meal.mealComponents, (one) =>
    withChanges(one, { components: mapShared(one.components, withComponentTotals) }),
  );
  const sums = sumsOfMeal(meal, counting);
  return shelved({ ...meal, mealComponents, ...totalsWith(meal.free_meal, sums) }, sums, counting);
}

function shelved<T extends Day | Meal>(record: T, sums: Sums, counting: CountingOptions): T {
  shelfFor(counting).set(record, sums);
  return record;
}

function sumsOfDay(day: Day, counting: CountingOptions): Sums {
  return shelfFor(counting).get(day) ?? addSums(day.meals.map((meal) => sumsOfMeal(meal, counting)));
}

function sumsOfMeal(meal: Meal, counting: CountingOptions): Sums {
  if (meal.free_meal) return zeroSums();
  const components = () => meal.mealComponents.flatMap((one) => one.components);
  return shelfFor(counting).get(meal) ?? sumsOf(components(), counting);
}

/** What is eaten at a free meal is not known, which is not zero: totals say that they leave it out. */
function totalsWith(isFreeIncluded: boolean, sums: Sums): Totals {
  const totals = totalsOf(sums);
  if (!isFreeIncluded) return totals;
  const unknown = sums.grams === 0 && { calories: null, protein_tot: null, carbs_tot: null, lipids_tot: null };
  return { ...totals, ...unknown, incomplete: [...macroNames] };
}

function hasFreeMeal(day: Day): boolean {
  return day.meals.some(isFree);
}

function isFree({ free_meal }: Meal): boolean {
  return free_meal;
}

function sameList<T>(before: T[], after: T[]): T[] {
  return before.length === after.length && before.every((one, index) => one === after[index]) ? before : after;
}
