import { expect, test } from 'vitest';
import { energyDifference } from './energy-difference.ts';

const everyDay = (calories: number) => ({ day: { calories }, training: null, rest: null });
const byTraining = { day: null, training: { calories: 2200 }, rest: { calories: 1800 } };

test('a meal plan and targets differ from more than 5 % of the targets on', () => {
  const of = (planKcal: number) => energyDifference({ planKcal, targets: everyDay(2000) });

  expect([of(1900), of(2100)]).toEqual([null, null]);
  expect(of(1899)).toEqual({ planKcal: 1899, lowestTargetKcal: 2000, highestTargetKcal: 2000 });
  expect(of(2101)).toEqual({ planKcal: 2101, lowestTargetKcal: 2000, highestTargetKcal: 2000 });
});

test('the average day of a meal plan agrees with every energy between the targets for days with and without training', () => {
  const of = (planKcal: number) => energyDifference({ planKcal, targets: byTraining });

  expect([of(1710), of(2000), of(2310)]).toEqual([null, null, null]);
  expect(of(1700)).toEqual({ planKcal: 1700, lowestTargetKcal: 1800, highestTargetKcal: 2200 });
  expect(of(2320)).toMatchObject({ planKcal: 2320 });
});

test('days with training are compared with their target, and days without with theirs, also where the average agrees', () => {
  const byKind = { training: { kcal: 1800, isAtLeast: false }, rest: { kcal: 1760, isAtLeast: false } };

  expect(energyDifference({ planKcal: 1780, byKind, targets: byTraining })).toEqual({
    ...{ planKcal: 1780, lowestTargetKcal: 1800, highestTargetKcal: 2200 },
    days: [{ kind: 'training', planKcal: 1800, targetKcal: 2200 }],
  });
  const same = { training: { kcal: 2150, isAtLeast: false }, rest: { kcal: 1500, isAtLeast: true } };
  expect(energyDifference({ planKcal: 1825, byKind: same, targets: byTraining })).toBeNull();
});

test('a meal plan with food that is not counted differs only when it has more than the targets', () => {
  const of = (planKcal: number) => energyDifference({ planKcal, isAtLeast: true, targets: everyDay(2000) });

  expect(of(1200)).toBeNull();
  expect(of(2400)).toMatchObject({ planKcal: 2400, isAtLeast: true });
});

test('a meal plan without food and targets without energy differ from nothing', () => {
  expect(energyDifference({ planKcal: 0, targets: everyDay(2000) })).toBeNull();
  expect(energyDifference({ planKcal: 2000, targets: { day: null, training: null, rest: null } })).toBeNull();
});
