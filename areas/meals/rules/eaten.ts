import { type Component, type MacroName, macroNames } from '#areas/aliments/contract.ts';
import {
  displayedMacro,
  type MacroTotals,
  portionTotals,
  type Totals,
  totalsOf,
} from '#areas/aliments/rules/totals.ts';
import { addSums, type Sums, sumsOf, zeroSums } from '#areas/aliments/rules/sums.ts';
import type { Day, Meal } from '#areas/meal-plans/contract.ts';
import { uncountedLines } from '#areas/meal-plans/rules/uncounted-lines.ts';
import type { MealEntry, MealState } from '../contract.ts';
import { hasSwaps } from './reports.ts';

/** What was reported about a meal; a swap names the food that was eaten, or is chosen while the meal is planned. */
export type Report = Pick<MealEntry, 'mealId' | 'state' | 'swaps'>;

/** What was eaten at a meal. It is unknown for a meal without a report, as is the amount at a free meal. */
export type Eaten =
  | { kind: 'not-reported' }
  | { kind: 'unknown' }
  /** Empty for a skipped meal. */
  | { kind: 'known'; components: Component[] };

export function stateOf(report: Report | undefined): MealState {
  return report?.state ?? 'planned';
}

/** Whether the meal has something to eat as planned; a free meal and one without food have nothing to confirm. */
export function mayBeFollowed({ free_meal, mealComponents }: Pick<Meal, 'free_meal' | 'mealComponents'>): boolean {
  return !free_meal && mealComponents.length > 0;
}

/** What was eaten at the meal. A planned meal counts only when it was reported as eaten. */
export function eatenAt(meal: Meal, report: Report | undefined): Eaten {
  const state = stateOf(report);
  if (state === 'planned') return { kind: 'not-reported' };
  if (state === 'skipped') return { kind: 'known', components: [] };
  if (state === 'free' || meal.free_meal) return { kind: 'unknown' };
  return { kind: 'known', components: componentsEaten(meal, report) };
}

/** The components of the meal with the swaps of the report, whether the meal was eaten or is still to be eaten. */
export function componentsEaten(meal: Meal, report: Report | undefined): Component[] {
  const components = meal.mealComponents.flatMap((one) => one.components);
  if (!report || !hasSwaps(report.state)) return components;
  const swaps = new Map(report.swaps.map((swap) => [swap.componentId, swap]));
  return components.map((component) => {
    const swap = swaps.get(component.uuid);
    if (!swap) return component;
    const { aliment, quantity, portion } = swap;
    const values = portionTotals({ aliment, quantity });
    return {
      ...component,
      aliment,
      quantity,
      portion,
      ...values,
      custom_name: '',
      custom_name_en: '',
      alternatives: [],
    };
  });
}

/**
 * Totals of a meal: those of the meal plan until foods are chosen or the meal is reported, then those of its foods. Foods are added
 * before they are rounded, so that the client reads the numbers of the editor and the PDF.
 */
export function mealTotals(meal: Meal, report: Report | undefined): MacroTotals & Pick<Totals, 'incomplete'> {
  if (stateOf(report) === 'planned' && !isChoice(report)) return meal;
  const totals = totalsOf(sumsOfEaten(componentsEaten(meal, report)));
  return uncountedLines(meal).length > 0 ? { ...totals, incomplete: [...macroNames] } : totals;
}

/** Whether foods of the meal are chosen, and it is not reported as eaten. */
function isChoice(report: Report | undefined): report is Report {
  return report?.state === 'planned' && report.swaps.length > 0;
}

/** The day as it is planned, with the totals of the foods that are chosen. */
export function withChosenFoods(day: Day, reports: readonly Report[]): Day {
  const choices = new Map(reports.filter(isChoice).map((report) => [report.mealId, report]));
  const meals = day.meals.map((meal) =>
    choices.has(meal.id) ? { ...meal, ...mealTotals(meal, choices.get(meal.id)) } : meal,
  );
  const added = (name: MacroName) =>
    meals.reduce((sum, meal, index) => sum + (meal[name] ?? 0) - (day.meals[index]?.[name] ?? 0), 0);
  const totals = macroNames.map((name) => [name, day[name] === null ? null : displayedMacro(day[name] + added(name))]);
  return { ...day, meals, ...Object.fromEntries(totals) };
}

/** Totals of what was eaten on a day, of the meals that were reported. */
export interface EatenDay {
  totals: Totals;
  /** Meals of the day, and those of them that nothing was reported about. */
  meals: number;
  notReported: number;
  /** Whether a free meal is among them, whose food is unknown. */
  hasUnknown: boolean;
  /** The macros that are not measured for some of the food; those of `totals.incomplete` may be so for other reasons. */
  unmeasured: MacroName[];
  /** Lines of reported meals that name food which is not counted. */
  uncountedLines: number;
}

export function eatenOn(day: Day, reports: readonly Report[]): EatenDay {
  const byMeal = new Map(reports.map((report) => [report.mealId, report]));
  const eaten = day.meals.map((meal) => eatenAt(meal, byMeal.get(meal.id)));
  const sums: Sums[] = eaten.map((one) => (one.kind === 'known' ? sumsOfEaten(one.components) : zeroSums()));
  const totals = totalsOf(addSums(sums));
  const hasUnknown = eaten.some(({ kind }) => kind === 'unknown');
  const uncounted = uncountedLinesEaten(day, byMeal);
  return {
    totals: hasUnknown || uncounted > 0 ? { ...totals, incomplete: [...macroNames] } : totals,
    meals: day.meals.length,
    notReported: eaten.filter(({ kind }) => kind === 'not-reported').length,
    hasUnknown,
    unmeasured: totals.incomplete,
    uncountedLines: uncounted,
  };
}

function uncountedLinesEaten(day: Day, reports: ReadonlyMap<string, Report>): number {
  return day.meals.reduce((count, meal) => {
    const report = reports.get(meal.id);
    const isEaten = eatenAt(meal, report).kind === 'known' && stateOf(report) !== 'skipped';
    return count + (isEaten ? uncountedLines(meal).length : 0);
  }, 0);
}

/** Alternatives are not eaten beside what was reported. */
function sumsOfEaten(components: readonly Component[]): Sums {
  return sumsOf(components, { include_alternatives_in_macro: false });
}
