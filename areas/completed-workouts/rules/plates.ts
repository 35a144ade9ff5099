/** Available plates in kg, heaviest first, in any number. */
export const plateSizesKg = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
export type PlateKg = (typeof plateSizesKg)[number];

/** Two of the smallest plates: the smallest difference between two loads. */
const finestStepKg = 2 * 1.25;
/** More plates do not fit on one side of a bar. */
const maxKg = 1000;

export type Loading =
  | { kind: 'exact'; plates: PlateKg[] }
  /** The weight cannot be loaded: the nearest ones that can, in kg. `belowKg` is null below the weight of the bar. */
  | { kind: 'between'; belowKg: number | null; aboveKg: number };

/** The plates for one side of the bar, with as few plates as possible. Weights in kg. */
export function loadingOf({ weightKg, barKg }: { weightKg: number; barKg: number }): Loading {
  if (weightKg < barKg) return { kind: 'between', belowKg: null, aboveKg: barKg };
  const steps = (weightKg - barKg) / finestStepKg;
  if (Number.isInteger(steps)) return { kind: 'exact', plates: platesOf((weightKg - barKg) / 2) };
  const belowKg = barKg + Math.floor(steps) * finestStepKg;
  return { kind: 'between', belowKg, aboveKg: belowKg + finestStepKg };
}

/** Takes the heaviest plate that fits each time, which gives the fewest plates with these sizes. */
function platesOf(sideKg: number): PlateKg[] {
  const plates: PlateKg[] = [];
  let leftKg = Math.min(sideKg, maxKg);
  for (const size of plateSizesKg) {
    for (; leftKg >= size; leftKg -= size) plates.push(size);
  }
  return plates;
}
