import type { MacroDraft } from './contract.ts';
import type { AssignedMacro } from './contract/library.ts';
import { targetsOf } from './rules/targets.ts';

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

/** Its copy for a client, who sees 2.140 kcal on days with training and 1.800 kcal on others. */
export const assignedMacro: AssignedMacro = {
  id: '0199f2a4-5c00-7012-8000-000000000001',
  title: 'Ricomposizione',
  targets: targetsOf(macroDraft.entries),
  clientId: '0199f2a4-5c00-7012-8000-0000000000c1',
  clientName: 'Carla Prova',
  note: 'Bevi spesso.',
  startsOn: '2026-11-01',
  endsOn: null,
  state: 'running',
};
