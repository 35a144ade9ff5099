import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceAxis, niceStep, niceTimeStep, niceWholeStep } from './nice-ticks.ts';

test.each([
  [5.9, 6.7, [5.8, 6, 6.2, 6.4, 6.6, 6.8]],
  [60, 97.5, [60, 70, 80, 90, 100]],
  [76.2, 79.9, [76, 77, 78, 79, 80]],
  [80, 80, [75, 80, 85]],
  [0, 0, [0, 1]],
])('the ticks of values from %d to %d are round numbers', (low, high, ticks) => {
  expect(niceAxis({ low, high }).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
});

test.each([
  [niceStep, 2.1, 2.5],
  [niceStep, 0.11, 0.2],
  [niceWholeStep, 0.3, 1],
  [niceWholeStep, 2.2, 5],
  [niceTimeStep, 12, 15],
  [niceTimeStep, 40, 60],
  [niceTimeStep, 250, 300],
])('%o: at least %d is %d', (stepOf, least, step) => {
  expect(stepOf(least)).toBeCloseTo(step, 6);
});

test('an axis contains its values and has at most six ticks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (one, other) => {
      const [low, high] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
      const { from, to, ticks } = niceAxis({ low, high });
      // Up to the error of binary fractions.
      expect(from).toBeLessThanOrEqual(low + 1e-6);
      expect(to).toBeGreaterThanOrEqual(high - 1e-6);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
