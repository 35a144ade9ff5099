import { expect, test } from 'vitest';
import type { EnergyOrigin } from '../contract.ts';
import { energyOf } from './energy.ts';

const man: EnergyOrigin = {
  formula: 'MIFFLIN_ST_JEOR',
  activity: 'moderately_active',
  goalPercent: -15,
  gender: 'male',
  ageYears: 30,
  heightCm: 180,
  weightKg: 80,
  fatFreeMassPercent: null,
  bmrKcal: null,
};

test('a man of 30 years, 180 cm and 80 kg rests at 1780 kcal, needs 2759 at moderate activity and 2345 to lose weight', () => {
  expect(energyOf(man)).toEqual({ kind: 'energy', bmrKcal: 1780, totalKcal: 2759, goalKcal: 2345 });
});

test('a measured resting energy of 1500 kcal needs no other data', () => {
  const measured = energyOf({ ...man, formula: 'MANUAL', bmrKcal: 1500, weightKg: null, goalPercent: 0 });

  expect(measured).toEqual({ kind: 'energy', bmrKcal: 1500, totalKcal: 2325, goalKcal: 2325 });
});

test('the resting energy is rounded once: 1508.497 kcal are 1508', () => {
  const lean = energyOf({ ...man, formula: 'KATCH_MCARDLE', weightKg: 64.2, fatFreeMassPercent: 82.1 });

  // 370 + 21.6 x 64.2 x 0.821 = 1508.497.
  expect(lean).toMatchObject({ kind: 'energy', bmrKcal: 1508 });
});

test('missing data are named, and no number is computed', () => {
  expect(energyOf({ ...man, weightKg: null, gender: null })).toEqual({ kind: 'missing', fields: ['weight', 'gender'] });
  expect(energyOf({ ...man, formula: 'KATCH_MCARDLE' })).toEqual({ kind: 'missing', fields: ['fat_free_mass_perc'] });
  expect(energyOf({ ...man, formula: 'MANUAL' })).toEqual({ kind: 'missing', fields: ['bmr'] });
});
