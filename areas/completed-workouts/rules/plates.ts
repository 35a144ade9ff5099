import type { Equipment } from '#areas/exercises/rules/taxonomy.ts';

/** Equipment that is, or may be, loaded with plates. */
const plateLoaded: readonly Equipment[] = ['barbell', 'ez_bar', 'trap_bar', 'smith_machine', 'machine', 'plate'];

/** Whether plates may be asked for: also without known equipment. */
export function mayTakePlates(equipment: readonly Equipment[] = []): boolean {
  return equipment.length === 0 || equipment.some((one) => plateLoaded.includes(one));
}

/** Available plates in kg, heaviest first, in any number. */
export const plateSizesKg = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
export type PlateKg = (typeof plateSizesKg)[number];

/** The smallest difference between two loads, in kg: one of the smallest plates on each side. */
const finestStepKg = 2 * 1.25;
/** Maximum weight of the plates on one side of the bar, in kg. */
const maxKg = 1000;

export type Loading =
  | { kind: 'exact'; plates: PlateKg[] }
  /**
   * The weight cannot be loaded: the nearest weights that can, in kg. `belowKg` is null for a weight below that of the
   * bar.
   */
  | { kind: 'between'; belowKg: number | null; aboveKg: number };

/** Returns the plates for one side of the bar, with as few plates as possible. Weights in kg. */
export function loadingOf({ weightKg, barKg }: { weightKg: number; barKg: number }): Loading {
  if (weightKg < barKg) return { kind: 'between', belowKg: null, aboveKg: barKg };
  const steps = (weightKg - barKg) / finestStepKg;
  if (Number.isInteger(steps)) return { kind: 'exact', plates: platesOf((weightKg - barKg) / 2) };
  const belowKg = barKg + Math.floor(steps) * finestStepKg;
  return { kind: 'between', belowKg, aboveKg: belowKg + finestStepKg };
}

/** Takes the heaviest plate that fits, repeatedly, which gives the fewest plates with these sizes. */
function platesOf(sideKg: number): PlateKg[] {
  const plates: PlateKg[] = [];
  let leftKg = Math.min(sideKg, maxKg);
  for (const size of plateSizesKg) {
    for (; leftKg >= size; leftKg -= size) plates.push(size);
  }
  return plates;
}
