import { describe, expect, test } from 'vitest';
import { roundedTo } from '#shell/common/numbers.ts';
import { loadFor, loadPercent, reserveOf } from './effort.ts';
import { estimatedMaximum, type MaximumFormula, maximumFormulas } from './one-repetition-maximum.ts';

const names = Object.keys(maximumFormulas) as MaximumFormula[];

describe('estimated maximum', () => {
  test.each<[MaximumFormula, number, number]>([
    ['EPLEY', 116.67, 106.67],
    ['BRZYCKI', 112.5, 106.67],
    ['LOMBARDI', 117.46, 100.71],
    ['OCONNER', 112.5, 100],
    ['MAYHEW', 119.01, 104.75],
    ['WATHAN', 116.58, 107.8],
    ['LANDER', 113.71, 107.26],
  ])('%s: 100 kg for 5 are %d kg, 80 kg for 10 are %d kg', (name, five, ten) => {
    expect(roundedTo(2, estimatedMaximum(name, { loadKg: 100, reps: 5 })?.maximumKg ?? 0)).toBe(five);
    expect(roundedTo(2, estimatedMaximum(name, { loadKg: 80, reps: 10 })?.maximumKg ?? 0)).toBe(ten);
  });

  test.each(names)('%s: a load lifted once is the maximum', (name) => {
    expect(estimatedMaximum(name, { loadKg: 102.5, reps: 1 })?.maximumKg).toBe(102.5);
  });

  test.each(names)('%s: reliable up to 12 repetitions', (name) => {
    expect(estimatedMaximum(name, { loadKg: 50, reps: 12 })?.isReliable).toBe(true);
    expect(estimatedMaximum(name, { loadKg: 50, reps: 13 })?.isReliable).toBe(false);
  });

  test.each<[MaximumFormula, number]>([
    ['BRZYCKI', 37],
    ['BRZYCKI', 50],
    ['LANDER', 38],
  ])('%s breaks at %i repetitions', (name, reps) => {
    expect(estimatedMaximum(name, { loadKg: 50, reps })).toBeUndefined();
  });

  test.each([
    [0, 5],
    [100, 0],
    [100, 2.5],
    ['', 5],
    [null, undefined],
  ])('there is none of %j kg for %j', (loadKg, reps) => {
    expect(estimatedMaximum('EPLEY', { loadKg, reps })).toBeUndefined();
  });
});

describe('effort', () => {
  test('at RPE 8 there are 2 repetitions in reserve, at 8.5 one and a half, at 10 none', () => {
    expect([8, 8.5, 10].map(reserveOf)).toEqual([2, 1.5, 0]);
  });

  test.each([0, 0.5, 10.5, 8.3, '', null])('RPE %j is invalid', (rpe) => {
    expect(reserveOf(rpe)).toBeUndefined();
  });

  test.each([
    [5, 8, 81.1],
    [3, 9, 89.2],
    [1, 10, 100],
    [1, 9.5, 97.8],
    [9, 9.5, 75.1],
    [10, 10, 73.9],
    [4, '8.5', 85],
  ])('%i repetitions at RPE %s are %d %%', (reps, rpe, percent) => {
    expect(loadPercent({ reps, rpe })).toBe(percent);
  });

  test('11 repetitions, done plus in reserve, are beyond the chart', () => {
    expect(loadPercent({ reps: 11, rpe: 10 })).toBeUndefined();
    expect(loadPercent({ reps: 8, rpe: 7 })).toBeUndefined();
  });

  test('the load for 5 repetitions at RPE 8 with a maximum of 120 kg is 97.32 kg', () => {
    expect(loadFor({ maximumKg: 120, reps: 5, rpe: 8 })).toBeCloseTo(97.32, 9);
    expect(loadFor({ maximumKg: undefined, reps: 5, rpe: 8 })).toBeUndefined();
  });
});
