import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadingOf, plateSizesKg } from './plates.ts';

test.each([
  [20, 20, []],
  [60, 20, [20]],
  [82.5, 20, [25, 5, 1.25]],
  [100, 20, [25, 15]],
  [142.5, 20, [25, 25, 10, 1.25]],
  [47.5, 15, [15, 1.25]],
  [40, 0, [20]],
])('%f kg on a bar of %f kg take %j on each side', (weightKg, barKg, plates) => {
  expect(loadingOf({ weightKg, barKg })).toEqual({ kind: 'exact', plates });
});

test('81 kg cannot be loaded: 80 or 82.5', () => {
  expect(loadingOf({ weightKg: 81, barKg: 20 })).toEqual({ kind: 'between', belowKg: 80, aboveKg: 82.5 });
});

test('15 kg are less than the weight of the bar', () => {
  expect(loadingOf({ weightKg: 15, barKg: 20 })).toEqual({ kind: 'between', belowKg: null, aboveKg: 20 });
});

const kg = fc.integer({ min: 0, max: 100_000 }).map((grams) => grams / 100);
const bars = fc.integer({ min: 0, max: 100 }).map((halves) => halves / 2);

test('bar and plates weigh the requested weight, and the plates are sorted from heavy to light', () => {
  fc.assert(
    fc.property(bars, fc.nat(200), (barKg, pairs) => {
      const weightKg = barKg + pairs * 2.5;
      const loading = loadingOf({ weightKg, barKg });
      if (loading.kind !== 'exact') throw new Error(`${weightKg} kg cannot be loaded on ${barKg} kg`);

      expect(barKg + 2 * loading.plates.reduce((sum, plate) => sum + plate, 0)).toBe(weightKg);
      expect(loading.plates).toEqual(loading.plates.toSorted((one, other) => other - one));
    }),
  );
});

test('the nearest weights of one that cannot be loaded can be loaded, one below and one above', () => {
  fc.assert(
    fc.property(kg, bars, (weightKg, barKg) => {
      const loading = loadingOf({ weightKg, barKg });
      fc.pre(loading.kind === 'between');
      const { belowKg, aboveKg } = loading;

      expect(belowKg === null ? weightKg < barKg : belowKg < weightKg).toBe(true);
      expect(aboveKg).toBeGreaterThan(weightKg);
      expect(loadingOf({ weightKg: aboveKg, barKg }).kind).toBe('exact');
      expect(belowKg === null || loadingOf({ weightKg: belowKg, barKg }).kind === 'exact').toBe(true);
    }),
  );
});

test('no smaller number of plates has the same weight', () => {
  const fewest = fewestPlates(100);
  for (let steps = 0; steps <= 80; steps += 1) {
    const loading = loadingOf({ weightKg: 20 + steps * 2.5, barKg: 20 });

    expect(loading.kind === 'exact' && loading.plates.length).toBe(fewest[steps]);
  }
});

/** Computes the smallest number of plates for each multiple of 1.25 kg on one side, by trying all plates. */
function fewestPlates(steps: number): number[] {
  const fewest = [0];
  for (let step = 1; step <= steps; step += 1) {
    const before = plateSizesKg.map((size) => fewest[step - size / 1.25] ?? Number.POSITIVE_INFINITY);
    fewest.push(1 + Math.min(...before));
  }
  return fewest;
}
