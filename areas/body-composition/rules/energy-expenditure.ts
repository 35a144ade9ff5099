import { parsePositive } from './body.ts';
import { hundredthsOf } from './decimals.ts';

/** Ratio of total daily energy to resting energy, by activity level. */
export const activityFactors = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
} as const;

export type ActivityLevel = keyof typeof activityFactors;

/**
 * Total energy of a day in kcal, not rounded. `bmr` is the resting energy in kcal per day, as a number or as the text
 * that `metabolicRate` returns. Undefined when `bmr` is not above 0 or the level is unknown.
 */
export function dailyEnergy(bmr: unknown, level: string): number | undefined {
  const rest = parsePositive(bmr);
  if (rest === undefined || !isActivityLevel(level)) return;
  const kcal = rest * activityFactors[level];
  return hundredthsOf(kcal) === undefined ? undefined : kcal;
}

function isActivityLevel(level: unknown): level is ActivityLevel {
  return typeof level === 'string' && Object.hasOwn(activityFactors, level);
}
