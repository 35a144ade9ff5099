import { parsePositive } from './body.ts';
import { hundredthsOf } from './decimals.ts';

/**
 * Load in percent of the maximum, by repetitions done plus repetitions in reserve, from 1 to 10 in steps of 0.5.
 *
 * Source: Tuchscherer M, RPE chart. The published copies disagree beyond 10, so there are no values.
 */
export const loadPercents: ReadonlyMap<number, number> = new Map([
  [1, 100],
  [1.5, 97.8],
  [2, 95.5],
  [2.5, 93.9],
  [3, 92.2],
  [3.5, 90.7],
  [4, 89.2],
  [4.5, 87.8],
  [5, 86.3],
  [5.5, 85],
  [6, 83.7],
  [6.5, 82.4],
  [7, 81.1],
  [7.5, 79.9],
  [8, 78.6],
  [8.5, 77.4],
  [9, 76.2],
  [9.5, 75.1],
  [10, 73.9],
]);

/**
 * The load in kg, not rounded, for `target` repetitions to failure when `weightKg` allows `done`. Undefined outside the chart.
 */
export function loadAtRepetitions(
  weightKg: number,
  { done, target }: { done: number; target: number },
): number | undefined {
  const [doneShare, targetShare] = [loadPercents.get(done), loadPercents.get(target)];
  return doneShare === undefined || targetShare === undefined ? undefined : (weightKg * targetShare) / doneShare;
}

/** Repetitions in reserve at an RPE (perceived effort from 1 to 10 in steps of 0.5): 10 minus the RPE. */
export function reserveOf(rpe: unknown): number | undefined {
  const effort = parsePositive(rpe);
  return effort !== undefined && effort >= 1 && effort <= 10 && Number.isInteger(effort * 2) ? 10 - effort : undefined;
}

/** Percent of the maximum for whole repetitions at an RPE. Undefined outside the chart. */
export function loadPercent({ reps, rpe }: { reps?: unknown; rpe?: unknown }): number | undefined {
  const repetitions = parsePositive(reps);
  const reserve = reserveOf(rpe);
  if (repetitions === undefined || reserve === undefined || !Number.isInteger(repetitions)) return;
  return loadPercents.get(repetitions + reserve);
}

/**
 * Load in kg, not rounded, for a number of repetitions at an RPE. Undefined outside the chart or without a maximum.
 */
export function loadFor(input: { maximumKg?: unknown; reps?: unknown; rpe?: unknown }): number | undefined {
  const maximum = parsePositive(input.maximumKg);
  const percent = loadPercent(input);
  if (maximum === undefined || percent === undefined || hundredthsOf(maximum) === undefined) return;
  return (maximum * percent) / 100;
}
