import type { ProblemKind } from '#shell/common/problem.ts';
import { addDays } from '#shell/common/dates.ts';
import { limits, mealProblems, type MealReport, type MealState } from '../contract.ts';

/** Whether the swaps of a report with this state count: the chosen ones of a meal that is still planned, and the eaten ones. */
export function hasSwaps(state: MealState): boolean {
  return state === 'planned' || state === 'swapped';
}

/** A report about each part that it has, with the time of each. */
export interface PartsOfReport extends Omit<MealReport, 'state' | 'note' | 'notedAt' | 'knownNotes'> {
  /** `planned` without a state. */
  state: MealState;
  hasState: boolean;
  note: string;
  /** Null without a note. */
  notedAt: string | null;
  /** Notes that the device knows; missing without a note, and in reports of an earlier release. */
  knownNotes?: readonly string[] | undefined;
}

/** Nothing is eaten before its date: a meal that is swapped in advance, as earlier versions of the app send it, is a choice. */
export function withoutEatingAhead<R extends Pick<PartsOfReport, 'date' | 'state'>>(report: R, loggedOn: string): R {
  return report.state === 'swapped' && loggedOn < report.date ? { ...report, state: 'planned' } : report;
}

/**
 * One report about each meal of each date, with the latest state and the latest note; of two of the same instant the first. `index`
 * is the place of the report that has the state, otherwise of the first one.
 */
export function latestReports(reports: readonly MealReport[]): (PartsOfReport & { index: number })[] {
  const latest = new Map<string, PartsOfReport & { index: number }>();
  for (const [index, report] of reports.entries()) {
    const key = `${report.date} ${report.mealId}`;
    const parts = { ...partsOf(report), index };
    const known = latest.get(key);
    latest.set(key, known ? withLaterParts(known, parts) : parts);
  }
  return [...latest.values()];
}

function partsOf({ state, note, notedAt, knownNotes, ...report }: MealReport): PartsOfReport {
  return {
    ...report,
    state: state ?? 'planned',
    hasState: state !== undefined,
    swaps: state === undefined ? [] : report.swaps,
    note: note ?? '',
    notedAt: note === undefined ? null : (notedAt ?? report.loggedAt),
    knownNotes: note === undefined ? undefined : knownNotes,
  };
}

function withLaterParts<R extends PartsOfReport>(known: R, other: R): R {
  const isStateLater = other.hasState && (!known.hasState || other.loggedAt > known.loggedAt);
  const isNoteLater = other.notedAt !== null && (known.notedAt === null || other.notedAt > known.notedAt);
  const { note, notedAt, knownNotes } = isNoteLater ? other : known;
  return { ...(isStateLater ? other : known), note, notedAt, knownNotes };
}

/**
 * Why a report is refused because of its date; null when it is not. Of a meal of the future foods can be chosen, or it can be left
 * out, but it has not been eaten. One day ahead is accepted, because the device may be in another time zone.
 */
export function reportRefusal(
  { date, state }: Pick<PartsOfReport, 'date' | 'state'>,
  today: string,
): ProblemKind | null {
  if (date < addDays(today, -limits.pastDays)) return mealProblems.too_old;
  const isEaten = state === 'as_planned' || state === 'free';
  const last = isEaten ? addDays(today, 1) : addDays(today, limits.days);
  return date > last ? mealProblems.in_future : null;
}

/** Whether the professional should look at the report. */
export function hasSomethingToRead({ state, note }: Pick<PartsOfReport, 'state' | 'note'>): boolean {
  return note !== '' || state === 'swapped' || state === 'skipped';
}
