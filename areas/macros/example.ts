import type { MacroDraft } from './contract.ts';

/** A template as a dietitian types it: more carbs on days with training. */
export const macroDraft: MacroDraft = {
  title: 'Ricomposizione 2000 kcal',
  note: '',
  entries: {
    day: null,
    training: { method: 'grams', protein_tot: 150, carbs_tot: 250, lipids_tot: 60 },
    rest: { method: 'percentages', calories: 1800, protein_percent: 33, carbs_percent: 37, lipids_percent: 30 },
  },
  energy: {
    formula: 'MIFFLIN_ST_JEOR',
    activity: 'moderately_active',
    goalPercent: -15,
    gender: 'male',
    ageYears: 30,
    heightCm: 180,
    weightKg: 80,
    fatFreeMassPercent: null,
    bmrKcal: null,
  },
};
