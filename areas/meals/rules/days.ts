import type { MacroTarget } from '#areas/macros/contract.ts';
import { type Day, type Meal, type MealPlan, mealTypes } from '#areas/meal-plans/contract.ts';
import type { StoredDay, StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { emptyTotals } from '#areas/meal-plans/rules/empty-totals.ts';
import { sameTitle } from '#areas/meal-plans/rules/titles.ts';
import { resolvedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import type { Diet, DietDay, MealEntry, MealState } from '../contract.ts';
import type { PlanOfDays } from '../contract/plan-of-days.ts';
import { hasSwaps } from './reports.ts';

/** What is known of a report when the meals of its date are chosen. Counts read it without note and pictures. */
export type Reported = Pick<MealEntry, 'mealId' | 'publishedId' | 'state'> &
  Partial<Pick<MealEntry, 'note' | 'otherNotes'> & { pictures: readonly unknown[] }>;

/** A meal of a date. */
interface MealOn<M> {
  /** The published version that the meal is shown of. */
  publishedId: string;
  meal: M;
  /** False for a reported meal that the day has no longer. */
  isInPlan: boolean;
  /** Whether it is one of the meals of the day in counts and totals. */
  isCounted: boolean;
}

/** A meal of a date with its foods, and what its version allows instead of them. */
export interface PlannedMeal extends MealOn<Meal> {
  swaps: MealPlan['swaps'];
}

/** A date of the client with its meals, and what the meal plan says about it. */
export interface PlannedDay {
  date: string;
  /** Null without a meal plan on the date; its meals were reported before. */
  mealPlanId: string | null;
  meals: PlannedMeal[];
  /** The day with the meals that count. */
  day: Day;
  target: MacroTarget | null;
  waterMl: number | null;
  /** Note of the assignment to the client. */
  note: string;
  /** Description of the meal plan. */
  description: string;
  description_en: string;
}

export function hasRemark({
  note = '',
  otherNotes = [],
  pictures = [],
}: Pick<Reported, 'note' | 'otherNotes' | 'pictures'>): boolean {
  return note !== '' || otherNotes.length > 0 || pictures.length > 0;
}

/**
 * The meals of a date: those of its day, each as it was when it was reported, and the reported ones that the day has no longer. One of
 * these replaces the meal with the same title that was not reported, as after a copy of another day over this one, so that one meal is not
 * counted twice. One of another meal plan is before it instead, and the meal of the present one counts when it is reported. The others are
 * inserted by type; a removed meal that was only commented does not count.
 */
export function mealsOn({ publishedId, day, reported }: DietDay, entries: readonly Reported[]): MealOn<StoredMeal>[] {
  const byMeal = new Map(entries.map((entry) => [entry.mealId, entry]));
  const planned = publishedId && day ? day.meals.map((meal) => ({ publishedId, meal })) : [];
  const shown = planned.map((one): MealOn<StoredMeal> => {
    const { state, publishedId: reportedId } = byMeal.get(one.meal.id) ?? {};
    const { publishedId: id, meal } =
      reported.find((other) => other.meal.id === one.meal.id && other.publishedId === reportedId) ?? one;
    return { ...(state === 'planned' ? one : { publishedId: id, meal }), isInPlan: true, isCounted: true };
  });
  for (const { isOfOtherPlan = false, ...one } of reported) {
    const entry = byMeal.get(one.meal.id);
    if (!entry || entry.publishedId !== one.publishedId || shown.some(({ meal }) => meal.id === one.meal.id)) continue;
    const isCounted = entry.state !== 'planned';
    const replaced = isCounted ? shown.findIndex((other) => isReplacedBy(one.meal, other, byMeal)) : -1;
    const present = shown[replaced];
    if (present && isOfOtherPlan)
      shown.splice(replaced, 1, { ...one, isInPlan: false, isCounted }, { ...present, isCounted: false });
    else if (present) shown[replaced] = { ...one, isInPlan: true, isCounted };
    else if (isCounted || hasRemark(entry))
      shown.splice(insertionIndexOf(one.meal, shown), 0, { ...one, isInPlan: false, isCounted });
  }
  return shown;
}

/** Whether the shown meal is one of the plan with the same title, about which nothing was reported. */
function isReplacedBy(
  reportedMeal: StoredMeal,
  { meal, isInPlan }: MealOn<StoredMeal>,
  byMeal: ReadonlyMap<string, Reported>,
): boolean {
  const entry = byMeal.get(meal.id);
  const isReported = entry !== undefined && (entry.state !== 'planned' || hasRemark(entry));
  return isInPlan && !isReported && sameTitle(meal, reportedMeal);
}

function insertionIndexOf({ meal_type }: StoredMeal, shown: readonly MealOn<StoredMeal>[]): number {
  const typeOrder = mealTypes.indexOf(meal_type);
  return shown.findLastIndex(({ meal }) => mealTypes.indexOf(meal.meal_type) <= typeOrder) + 1;
}

/** What a meal and a report have to agree about. */
interface Swapped {
  state: MealState;
  swaps: readonly { componentId: string }[];
}

/**
 * The reports as they apply to the meals that are shown: a swap of a food that a new version has no longer is left out, and nothing was
 * reported about a meal of which no swap is left.
 */
export function applicableReports<R extends Reported & Swapped & { date: string }>(
  days: readonly DietDay[],
  reports: readonly R[],
): R[] {
  const byDate = Map.groupBy(reports, ({ date }) => date);
  const keyOf = (date: string, mealId: string) => `${date} ${mealId}`;
  const meals = new Map(
    days.flatMap((day) =>
      mealsOn(day, byDate.get(day.date) ?? []).map(({ meal }) => [keyOf(day.date, meal.id), meal] as const),
    ),
  );
  return reports.map((report) => {
    const meal = meals.get(keyOf(report.date, report.mealId));
    return meal ? withSwapsIn(meal, report) : report;
  });
}

function withSwapsIn<R extends Swapped>({ mealComponents }: StoredMeal, report: R): R {
  if (!hasSwaps(report.state)) return report;
  const componentIds = new Set(mealComponents.flatMap(({ components }) => components.map(({ uuid }) => uuid)));
  const swaps = report.swaps.filter(({ componentId }) => componentIds.has(componentId));
  return { ...report, swaps, state: swaps.length > 0 ? report.state : 'planned' };
}

/** The days of a response by date, with foods and totals. A date without meals of a meal plan or of reports is missing. */
export function plannedDays<Entry extends Reported & { date: string }>({
  plans,
  days,
  entries,
}: Pick<Diet, 'plans' | 'days'> & { entries: readonly Entry[] }): Map<string, PlannedDay> {
  const versions = new Map(plans.map((one) => [one.publishedId, { ...one, ...resolvedParts(one, days) }]));
  const byDate = Map.groupBy(entries, ({ date }) => date);
  const found = days.flatMap((one): PlannedDay[] => {
    const meals = mealsOn(one, byDate.get(one.date) ?? []).flatMap(({ meal: stored, ...shown }): PlannedMeal[] => {
      const version = versions.get(shown.publishedId);
      const meal = version?.meals.get(stored);
      return version && meal ? [{ ...shown, meal, swaps: version.swaps }] : [];
    });
    const version = versions.get(one.publishedId ?? '');
    const day = one.day && version?.days.get(one.day);
    if (!day && meals.length === 0) return [];
    const { mealPlanId = null, waterMl = null, note = '', description = '', description_en = '' } = version ?? {};
    const counted = meals.flatMap(({ meal, isCounted }) => (isCounted ? [meal] : []));
    return [
      {
        date: one.date,
        mealPlanId,
        meals,
        day: { ...(day ?? withoutMeals), meals: counted },
        target: (day?.dayKind && version?.targets[day.dayKind]) ?? version?.targets.day ?? null,
        waterMl,
        note,
        description,
        description_en,
      },
    ];
  });
  return new Map(found.map((one) => [one.date, one]));
}

/** A day of a date that has reported meals only. */
const withoutMeals: StoredDay & Day = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '',
  weekday: null,
  dayKind: null,
  description: '',
  description_en: '',
  meals: [],
  ...emptyTotals(),
};

/** The days and meals of a version with their foods, by what the response has of them. */
function resolvedParts(shown: PlanOfDays, dietDays: readonly DietDay[]) {
  const { publishedId } = shown;
  const planned = dietDays.flatMap((one) => (one.publishedId === publishedId && one.day ? [one.day] : []));
  const reported = dietDays
    .flatMap((one) => one.reported)
    .filter((one) => one.publishedId === publishedId)
    .map(({ meal }) => ({ ...withoutMeals, meals: [meal] }));
  const stored: StoredDay[] = [...planned, ...reported];
  const content = { ...shown, isDraft: false, duration: 1, schedule: 'in_order' as const, days: stored };
  const resolved = resolvedMealPlan(content).days;
  const days = new Map(stored.map((day, index) => [day, resolved[index]]));
  const meals = new Map(
    stored.flatMap((day, index) => day.meals.map((meal, position) => [meal, resolved[index]?.meals[position]])),
  );
  return { days, meals };
}
