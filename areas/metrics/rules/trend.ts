import { daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';

export interface DayValue {
  day: string;
  value: number;
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

/** The reading of each day that counts, the last one, from readings with the oldest first (`newestFirst` of the server reversed). */
export function dailyReadings(readings: readonly DayValue[]): DayValue[] {
  return [...new Map(readings.map(({ day, value }) => [day, { day, value }])).values()];
}

/**
 * The trend of daily readings, the oldest first: an exponential average that decays with the days that have passed, not with the number of readings, so
 * that a gap counts as one. Days without a reading have no point.
 */
export function trendOf(readings: readonly DayValue[], chosenDays: number = trendDays.default): TrendPoint[] {
  const timeConstantDays = clamped(chosenDays, trendDays.min, trendDays.max);
  const points: TrendPoint[] = [];
  for (const { day, value } of dailyReadings(readings)) {
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
