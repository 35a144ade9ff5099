import type { ProblemKind } from '#shell/common/problem.ts';
import { addDays } from '#shell/common/dates.ts';
import { limits, mealProblems, type MealReport } from '../contract.ts';

/** The latest report about each meal of each date; of two of the same instant the first. */
export function latestReports(reports: readonly MealReport[]): MealReport[] {
  const latest = new Map<string, MealReport>();
  for (const report of reports) {
    const key = `${report.date} ${report.mealId}`;
    const known = latest.get(key);
    if (!known || report.loggedAt > known.loggedAt) latest.set(key, report);
  }
  return [...latest.values()];
}

/**
 * Why a report is refused because of its date; null when it is not. A meal of the future can be swapped or left out, but it
 * has not been eaten. One day ahead is accepted, because the device may be in another time zone.
 */
export function reportRefusal({ date, state }: Pick<MealReport, 'date' | 'state'>, today: string): ProblemKind | null {
  if (date < addDays(today, -limits.pastDays)) return mealProblems.too_old;
  const last = state === 'as_planned' ? addDays(today, 1) : addDays(today, limits.days);
  return date > last ? mealProblems.in_future : null;
}

/** Whether the professional should look at the report. */
export function hasSomethingToRead({ state, note }: Pick<MealReport, 'state' | 'note'>): boolean {
  return note !== '' || state === 'swapped' || state === 'skipped';
}
