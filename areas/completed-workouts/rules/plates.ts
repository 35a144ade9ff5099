/** On both ends of a bar, in kg, the heaviest first; of each there are enough. */
export const plateSizesKg = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
export type PlateKg = (typeof plateSizesKg)[number];

/** Two of the smallest plates: the finest step a bar can take. */
const finestStepKg = 2 * 1.25;
/** What fits on a sleeve; more plates than that nobody loads. */
const maxKg = 1000;

export type Loading =
  | { kind: 'exact'; plates: PlateKg[] }
  /** Cannot be loaded: the nearest weights that can, in kg. `belowKg` is null under the bar itself. */
  | { kind: 'between'; belowKg: number | null; aboveKg: number };

/** The plates for one side of the bar, in kg all of it, with as few plates as there can be. */
export function loadingOf({ weightKg, barKg }: { weightKg: number; barKg: number }): Loading {
  if (weightKg < barKg) return { kind: 'between', belowKg: null, aboveKg: barKg };
  const steps = (weightKg - barKg) / finestStepKg;
  if (Number.isInteger(steps)) return { kind: 'exact', plates: platesOf((weightKg - barKg) / 2) };
  const belowKg = barKg + Math.floor(steps) * finestStepKg;
  return { kind: 'between', belowKg, aboveKg: belowKg + finestStepKg };
}

/** Each size divides what the heavier ones leave as far as it goes: with these sizes that is the least plates. */
function platesOf(sideKg: number): PlateKg[] {
  const plates: PlateKg[] = [];
  let leftKg = Math.min(sideKg, maxKg);
  for (const size of plateSizesKg) {
    for (; leftKg >= size; leftKg -= size) plates.push(size);
  }
  return plates;
}
