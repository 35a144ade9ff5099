import type { DietDay } from '../contract.ts';
import { mealsOn, type Reported } from './days.ts';
import { type Report, stateOf } from './eaten.ts';

/** Meals of some days by what was reported about them. */
export interface Adherence {
  /** Meals of the days up to today. */
  meals: number;
  asPlanned: number;
  swapped: number;
  skipped: number;
  free: number;
  notReported: number;
  /**
   * Share of the reported meals that were eaten as planned, with a swap, or freely where the plan has a free meal, in whole
   * percent; null without a report.
   */
  followedPercent: number | null;
}

interface DayOfMeals {
  date: string;
  meals: readonly { id: string; free_meal: boolean }[];
  reports: readonly Pick<Report, 'mealId' | 'state'>[];
}

/** Counts the meals of dates up to `today`, as they are shown. */
export function adherenceOn(
  { days, entries }: { days: readonly DietDay[]; entries: readonly (Reported & { date: string })[] },
  today: string,
): Adherence {
  const byDate = Map.groupBy(entries, ({ date }) => date);
  const counted = days.map((day) => {
    const reports = byDate.get(day.date) ?? [];
    const meals = mealsOn(day, reports).flatMap(({ meal, isCounted }) => (isCounted ? [meal] : []));
    return { date: day.date, meals, reports };
  });
  return adherenceOf(counted, today);
}

/** Counts the meals of the days up to `today`. A meal that nothing was reported about is neither followed nor missed. */
export function adherenceOf(days: readonly DayOfMeals[], today: string): Adherence {
  const counts = { planned: 0, as_planned: 0, swapped: 0, skipped: 0, free: 0 };
  let freeAsPlanned = 0;
  for (const { date, meals, reports } of days) {
    if (date > today) continue;
    const byMeal = new Map(reports.map((report) => [report.mealId, report]));
    for (const meal of meals) {
      const state = stateOf(byMeal.get(meal.id) as Report | undefined);
      counts[state] += 1;
      if (state === 'free' && meal.free_meal) freeAsPlanned += 1;
    }
  }
  const followed = counts.as_planned + counts.swapped + freeAsPlanned;
  const reported = counts.as_planned + counts.swapped + counts.skipped + counts.free;
  return {
    meals: reported + counts.planned,
    asPlanned: counts.as_planned,
    swapped: counts.swapped,
    skipped: counts.skipped,
    free: counts.free,
    notReported: counts.planned,
    followedPercent: reported === 0 ? null : Math.round((followed * 100) / reported),
  };
}
