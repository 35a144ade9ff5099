import type { ProblemKind } from '#shell/common/problem.ts';
import { addDays } from '#shell/common/dates.ts';
import { limits, mealProblems, type MealReport, type MealState } from '../contract.ts';

/** Whether the swaps of a report with this state count: the chosen ones of a meal that is still planned, and the eaten ones. */
export function hasSwaps(state: MealState): boolean {
  return state === 'planned' || state === 'swapped';
}

/** Nothing is eaten before its date: a meal that is swapped in advance, as earlier versions of the app send it, is a choice. */
export function withoutEatingAhead<R extends Pick<MealReport, 'date' | 'state'>>(report: R, loggedOn: string): R {
  return report.state === 'swapped' && loggedOn < report.date ? { ...report, state: 'planned' } : report;
}

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
 * Why a report is refused because of its date; null when it is not. Of a meal of the future foods can be chosen, or it can be left
 * out, but it has not been eaten. One day ahead is accepted, because the device may be in another time zone.
 */
export function reportRefusal({ date, state }: Pick<MealReport, 'date' | 'state'>, today: string): ProblemKind | null {
  if (date < addDays(today, -limits.pastDays)) return mealProblems.too_old;
  const isEaten = state === 'as_planned' || state === 'free';
  const last = isEaten ? addDays(today, 1) : addDays(today, limits.days);
  return date > last ? mealProblems.in_future : null;
}

/** Whether the professional should look at the report. */
export function hasSomethingToRead({ state, note }: Pick<MealReport, 'state' | 'note'>): boolean {
  return note !== '' || state === 'swapped' || state === 'skipped';
}
