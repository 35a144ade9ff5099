import type { Source } from '../contract/measurement.ts';
import { daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';

export interface DayValue {
  day: string;
  value: number;
}

/** A value with the record that it comes from, when it is known. */
export interface Reading extends DayValue {
  source?: Source;
}

export interface TrendPoint extends DayValue {
  trend: number;
  /** Days since the first point. */
  daysSinceFirst: number;
  /** Days since the point before; null for the first one. */
  gapDays: number | null;
  /** The trend starts again here: it does not depend on what was before. */
  isRestart: boolean;
}

/** Days in which the weight of a reading falls to 1/e. 9.5 is the decay of 10 % a day of the Hacker's Diet. */
const trendDays = { default: 9.5, min: 5, max: 20 } as const;

/** Longer gaps start the trend again; those above `dashedDays` are drawn as gaps. */
const restartDays = 60;
export const dashedDays = 14;

/** Answers of a survey count on days without a measured value only, such as that of a visit. */
export function countedReadings<Of extends Pick<Reading, 'day' | 'source'>>(readings: readonly Of[]): Of[] {
  const measured = new Set(readings.flatMap(({ day, source }) => (source === 'answer' ? [] : day)));
  return readings.filter(({ day, source }) => source !== 'answer' || !measured.has(day));
}

/** Counted readings of the same day count as their mean, in order of the days. */
export function dailyMeans(readings: readonly Reading[]): DayValue[] {
  const days = Map.groupBy(countedReadings(readings), ({ day }) => day);
  return [...days]
    .map(([day, ofDay]) => ({ day, value: ofDay.reduce((sum, { value }) => sum + value, 0) / ofDay.length }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * The trend of daily means: an exponential average that decays with the days that have passed, not with the number of readings, so
 * that a gap counts as one. Days without a reading have no point.
 */
export function trendOf(readings: readonly Reading[], chosenDays: number = trendDays.default): TrendPoint[] {
  const timeConstantDays = clamped(chosenDays, trendDays.min, trendDays.max);
  const points: TrendPoint[] = [];
  for (const { day, value } of dailyMeans(readings)) {
    const last = points.at(-1);
    const gapDays = last ? daysBetween(last.day, day) : null;
    const isRestart = gapDays === null || gapDays > restartDays;
    const keeps = last && !isRestart ? Math.exp(-(gapDays ?? 0) / timeConstantDays) : 0;
    const trend = last ? value + (last.trend - value) * keeps : value;
    points.push({
      day,
      value,
      trend,
      daysSinceFirst: (last?.daysSinceFirst ?? 0) + (gapDays ?? 0),
      gapDays,
      isRestart,
    });
  }
  return points;
}
