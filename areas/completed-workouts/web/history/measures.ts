import { formatDistance, formatSetTime, formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { mondayOf } from '#shell/common/dates.ts';
import { type Axis, niceAxis, niceStep, niceTimeStep, niceWholeStep } from '#shell/common/nice-ticks.ts';
import type { ExercisePerformance } from '../../contract/history.ts';
import type { Texts } from '../text.ts';

export const measures = ['load', 'one_rep_max', 'volume', 'reps', 'time', 'distance', 'pace'] as const;
export type Measure = (typeof measures)[number];

const values: Record<Measure, (performance: ExercisePerformance) => number | null> = {
  load: ({ bestSet }) => bestSet.weightKg || null,
  one_rep_max: ({ oneRepMaxKg }) => oneRepMaxKg,
  volume: ({ volumeKg }) => volumeKg,
  reps: ({ maxReps }) => maxReps,
  time: ({ maxSeconds }) => maxSeconds,
  distance: ({ maxMetres }) => maxMetres,
  pace: ({ paceSecondsPerKm }) => paceSecondsPerKm,
};

/** Returns the value of a measure, in kg, repetitions, seconds, metres or seconds per kilometre. */
export function measureOf(measure: Measure, performance: ExercisePerformance): number | null {
  return values[measure](performance);
}

/** Of two values of these measures the lower one is the better one. */
const lowerIsBetter: readonly Measure[] = ['pace'];

/**
 * Returns the best value of each calendar week with its day, oldest first: a light day of the week is not compared with a heavy one.
 */
export function weeklyBest(measure: Measure, performances: readonly ExercisePerformance[]) {
  const points = performances.flatMap((performance) => {
    const value = measureOf(measure, performance);
    return value === null ? [] : [{ day: performance.day, value }];
  });
  const sign = lowerIsBetter.includes(measure) ? -1 : 1;
  return [...Map.groupBy(points, ({ day }) => mondayOf(day)).values()].flatMap(
    (ofWeek) => ofWeek.toSorted((one, other) => sign * (other.value - one.value))[0] ?? [],
  );
}

/** Returns the measures that have a value. For an exercise with a load, repetitions alone are left out. */
export function measuresIn(performances: readonly ExercisePerformance[]): Measure[] {
  const available = measures.filter((measure) =>
    performances.some((performance) => measureOf(measure, performance) !== null),
  );
  return available.includes('load') ? available.filter((measure) => measure !== 'reps') : available;
}

export function measureText(t: Texts, measure: Measure, value: number): string {
  if (measure === 'reps') return t('set.reps', { count: value });
  if (measure === 'time') return formatSetTime(value);
  if (measure === 'distance') return formatDistance(value);
  if (measure === 'pace') return t('progress.perKm', { time: formatSetTime(value) });
  return measure === 'volume' ? t('figures.kg', { kg: formatNumber(value, 0) }) : formatWeight(value);
}

const stepOf = { reps: niceWholeStep, time: niceTimeStep, pace: niceTimeStep };

/** The axis of a chart of some values. */
export function axisOf(measure: Measure, shown: readonly number[]): Axis {
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  return niceAxis({ low, high, stepOf: measure in stepOf ? stepOf[measure as keyof typeof stepOf] : niceStep });
}

/** Returns a change as text: `+7,5 kg`, `−00:12 al km`; empty when there is no change. */
export function changeText(t: Texts, measure: Measure, change: number): string {
  if (change === 0) return '';
  return `${change > 0 ? '+' : '−'}${measureText(t, measure, Math.abs(change))}`;
}
