import { parsePositive } from './body.ts';
import { hundredthsOf } from './decimals.ts';

/** Maximum number of repetitions for a reliable estimate. */
const maxReliableReps = 12;

/** Equations by name. Each computes the estimated maximum in kg from the load in kg and the repetitions to failure. */
export const maximumFormulas = {
  EPLEY: epley,
  BRZYCKI: brzycki,
  LOMBARDI: lombardi,
  OCONNER: oConner,
  MAYHEW: mayhew,
  WATHAN: wathan,
  LANDER: lander,
} as const;

export const maximumSources: Readonly<Record<MaximumFormula, string>> = {
  EPLEY: 'Epley B (1985), Poundage chart, Boyd Epley Workout',
  BRZYCKI: 'Brzycki M (1993), JOPERD 64(1):88-90',
  LOMBARDI: 'Lombardi VP (1989), Beginning Weight Training',
  OCONNER: "O'Conner B, Simmons J, O'Shea P (1989), Weight Training Today",
  MAYHEW: 'Mayhew JL et al. (1992), J Appl Sport Sci Res 6:200-206',
  WATHAN: 'Wathan D (1994), in Baechle (ed), Essentials of Strength Training and Conditioning',
  LANDER: 'Lander J (1985), NSCA Journal 6:60-61',
};

export type MaximumFormula = keyof typeof maximumFormulas;

/**
 * Estimated one-repetition maximum in kg, not rounded, from a load lifted `reps` times to failure. For one repetition
 * it is the load itself. Undefined when load or repetitions are invalid, or when the equation yields less than the
 * load, as some do for many repetitions.
 */
export function estimatedMaximum(
  formula: MaximumFormula,
  { loadKg, reps }: { loadKg?: unknown; reps?: unknown },
): { maximumKg: number; isReliable: boolean } | undefined {
  const load = parsePositive(loadKg);
  const repetitions = parsePositive(reps);
  if (load === undefined || repetitions === undefined || !Number.isInteger(repetitions)) return;

  const maximumKg = repetitions === 1 ? load : maximumFormulas[formula](load, repetitions);
  if (maximumKg < load || hundredthsOf(maximumKg) === undefined) return;
  return { maximumKg, isReliable: repetitions <= maxReliableReps };
}

/** Maximum in kg, for about 2 to 10 repetitions. Source: Epley B (1985), Poundage chart, Boyd Epley Workout. */
function epley(loadKg: number, reps: number): number {
  return loadKg * (1 + reps / 30);
}

/**
 * Maximum in kg, for about 2 to 10 repetitions; the denominator is 0 at 37. Source: Brzycki M (1993), JOPERD
 * 64(1):88-90.
 */
function brzycki(loadKg: number, reps: number): number {
  return (36 * loadKg) / (37 - reps);
}

/** Maximum in kg, for about 2 to 10 repetitions. Source: Lombardi VP (1989), Beginning Weight Training. */
function lombardi(loadKg: number, reps: number): number {
  return loadKg * reps ** 0.1;
}

/**
 * Maximum in kg, for about 2 to 10 repetitions. Source: O'Conner B, Simmons J, O'Shea P (1989), Weight Training Today.
 */
function oConner(loadKg: number, reps: number): number {
  return loadKg * (1 + 0.025 * reps);
}

/** Maximum in kg, for about 2 to 15 repetitions. Source: Mayhew JL et al. (1992), J Appl Sport Sci Res 6:200-206. */
function mayhew(loadKg: number, reps: number): number {
  return (100 * loadKg) / (52.2 + 41.9 * Math.exp(-0.055 * reps));
}

/**
 * Maximum in kg, for about 2 to 10 repetitions. Source: Wathan D (1994), in Baechle (ed), Essentials of Strength
 * Training.
 */
function wathan(loadKg: number, reps: number): number {
  return (100 * loadKg) / (48.8 + 53.8 * Math.exp(-0.075 * reps));
}

/**
 * Maximum in kg, for about 2 to 10 repetitions; the denominator is about 0 at 38. Source: Lander J (1985), NSCA Journal
 * 6:60-61.
 */
function lander(loadKg: number, reps: number): number {
  return (100 * loadKg) / (101.3 - 2.67123 * reps);
}
