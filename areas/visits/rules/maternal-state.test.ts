import { expect, test } from 'vitest';
import { VisitContent } from '../contract/document.ts';
import { profileState } from './maternal-state.ts';
import { resultsOf } from './results.ts';

const woman = { gender: 'female', birthDate: '1995-12-01' } as const;
const folds = ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const;

const visit = (fields: Partial<VisitContent>) =>
  VisitContent.parse({
    takenOn: '2026-03-02',
    activity: 'lightly_active',
    measures: [
      ...folds.map((fold) => ({ id: fold, metric: fold, takes: [14] })),
      { id: 'weight', metric: 'weight', takes: [62.4] },
      { id: 'height', metric: 'height', takes: [168] },
    ],
    ...fields,
  });
const dailyKcal = (fields: Partial<VisitContent>) => Math.round(resultsOf(visit(fields), woman).dailyEnergyKcal ?? 0);

test.each(['pregnant', 'trimester_1', 'trimester_2', 'trimester_3'] as const)(
  'of a visit in the state %s there is no body composition, body mass index or desirable weight',
  (maternalState) => {
    const results = resultsOf(visit({ maternalState }), woman);

    expect(results).toMatchObject({
      ...{ bodyFat: [], bodyFatMissing: undefined, fat_mass_perc: undefined, fat_free_mass_perc: undefined },
      ...{ fatMassKg: undefined, bodyMassIndex: undefined, desirableWeightKg: undefined },
    });
    expect(results.foldSumMm).toBe(56);
  },
);

test.each([
  ['none', 0],
  ['pregnant', 0],
  ['trimester_1', 70],
  ['trimester_2', 260],
  ['trimester_3', 500],
  ['lactating', 500],
] as const)('the daily energy in the state %s has %i kcal more', (maternalState, kcal) => {
  expect(dailyKcal({ maternalState }) - dailyKcal({})).toBe(kcal);
});

test('while breastfeeding, body composition is computed', () => {
  expect(resultsOf(visit({ maternalState: 'lactating' }), woman).fat_mass_perc).toBeDefined();
});

test('the state of a profile is that of pregnancy before that of breastfeeding', () => {
  expect(profileState({ isPregnant: true, isLactating: true })).toBe('pregnant');
  expect(profileState({ isPregnant: false, isLactating: true })).toBe('lactating');
  expect(profileState({ isPregnant: false, isLactating: false })).toBeNull();
});
