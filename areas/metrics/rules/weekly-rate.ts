import { addDays, daysBetween } from '#shell/common/dates.ts';
import { type DayValue, dailyReadings } from './trend.ts';

export interface WeeklyRate {
  /** Change in a week, in the unit of the values. */
  perWeek: number;
  /** The range of about 95 %: twice the standard error of the slope. */
  from: number;
  to: number;
  readings: number;
}

const periodDays = 28;
const minReadings = 4;
const minDays = 10;

/**
 * Change in a week, by least squares over the last 28 days up to `until`. Null from fewer than 4 days with readings, or from less
 * than 10 days between the first and the last one: then nothing can be said.
 */
export function weeklyRateOf(readings: readonly DayValue[], until: string): WeeklyRate | null {
  const from = addDays(until, -periodDays);
  const days = dailyReadings(readings).filter(({ day }) => day > from && day <= until);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < minReadings || daysBetween(first.day, last.day) < minDays) return null;

  const points = days.map(({ day, value }) => ({ x: daysBetween(first.day, day), y: value }));
  const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residuals = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const error = Math.sqrt(residuals / (points.length - 2) / spread);
  const perWeek = slope * 7;
  return { perWeek, from: perWeek - 14 * error, to: perWeek + 14 * error, readings: days.length };
}
