import { skinfolds } from '#areas/body-composition/rules/body.ts';

/** Units that an own type may have. */
export const ownUnits = [
  'kg',
  'cm',
  'mm',
  '%',
  'steps',
  'ohm',
  'kcal',
  'l',
  'bpm',
  'min',
  'h',
  'points',
  'mg/dl',
  'mmol/l',
  'mmHg',
] as const;

/** Canonical units, in which values are stored. Other units are formats of entry: see `rules/units.ts`. */
export const units = [
  ...ownUnits,
  'degrees',
  'kg/m2',
  /** One length divided by another; it is read without a unit. */
  'ratio',
  'g/ml',
] as const;
export type Unit = (typeof units)[number];

/** Where values should go: `range` is between the two values of the goal, `none` says nothing of better or worse. */
export const directions = ['up', 'down', 'range', 'none'] as const;
export type Direction = (typeof directions)[number];

/**
 * `body` and `circumferences`, `performance` and `activity` are typed on the page of metrics; skinfolds, bioimpedance (`bia`) and
 * computed `results` are recorded by a visit, and shown there too.
 */
export const groups = [
  'body',
  'circumferences',
  'performance',
  'activity',
  'skinfolds',
  'bia',
  'results',
  'own',
] as const;
export type Group = (typeof groups)[number];

/** Groups whose values are typed one by one; the others are recorded by a visit. */
export const typedGroups: readonly Group[] = ['body', 'circumferences', 'performance', 'activity', 'own'];

export interface BuiltInType {
  group: Group;
  unit: Unit;
  decimals: number;
  direction: Direction;
  /** Values outside are refused. */
  min: number;
  max: number;
}

const circumference = (min: number, max: number, direction: Direction = 'none'): BuiltInType => ({
  ...{ group: 'circumferences', unit: 'cm', decimals: 1, direction, min, max },
});
const percent = (group: Group, direction: Direction = 'none'): BuiltInType => ({
  ...{ group, unit: '%', decimals: 1, direction, min: 1, max: 99 },
});
const lift: BuiltInType = { group: 'performance', unit: 'kg', decimals: 1, direction: 'up', min: 1, max: 600 };
const skinfold: BuiltInType = { group: 'skinfolds', unit: 'mm', decimals: 1, direction: 'none', min: 1, max: 120 };
const bia = (unit: Unit, decimals: number, min: number, max: number): BuiltInType => ({
  ...{ group: 'bia', unit, decimals, direction: 'none', min, max },
});
const result = (unit: Unit, decimals: number, min: number, max: number): BuiltInType => ({
  ...{ group: 'results', unit, decimals, direction: 'none', min, max },
});

/**
 * The types that every account has. A circumference has one place on the body, described in the texts: `waist` is the narrowest
 * one, `navel` is at the navel, `abdomen` is the largest one, and they are never merged. The side is an attribute of the value.
 */
const typed = {
  weight: { group: 'body', unit: 'kg', decimals: 1, direction: 'none', min: 20, max: 350 },
  height: { group: 'body', unit: 'cm', decimals: 1, direction: 'none', min: 50, max: 250 },
  fat_mass: percent('body'),
  lean_mass: percent('body'),
  hydration: percent('body'),
  neck: circumference(15, 80),
  shoulders: circumference(40, 220),
  thorax: circumference(30, 220),
  chest: circumference(30, 220),
  waist: circumference(30, 250),
  navel: circumference(30, 250),
  abdomen: circumference(30, 250),
  hips: circumference(40, 250),
  glutes: circumference(40, 250),
  arms: circumference(10, 90),
  contracted_arms: circumference(10, 90),
  forearms: circumference(10, 70),
  legs: circumference(20, 130),
  medial_thighs: circumference(20, 130),
  calves: circumference(10, 90),
  ankles: circumference(10, 60),
  bench_press: lift,
  squat: lift,
  deadlift: lift,
  daily_steps: { group: 'activity', unit: 'steps', decimals: 0, direction: 'up', min: 0, max: 200_000 },
} as const satisfies Record<string, BuiltInType>;

/** Recorded by a visit. `bia_` values are those of the device and never replaced by results of formulas, whose name is `method`. */
const ofVisits = {
  bia_resistance: bia('ohm', 1, 50, 2000),
  bia_reactance: bia('ohm', 1, 1, 500),
  bia_phase_angle: bia('degrees', 2, 0.5, 20),
  bia_total_body_water: bia('l', 1, 5, 150),
  bia_extracellular_water: bia('l', 1, 2, 100),
  bia_intracellular_water: bia('l', 1, 2, 100),
  bia_fat_mass: bia('kg', 1, 0.5, 250),
  bia_fat_mass_perc: bia('%', 1, 1, 90),
  bia_fat_free_mass: bia('kg', 1, 5, 200),
  bia_fat_free_mass_perc: bia('%', 1, 10, 99),
  bia_body_cell_mass: bia('kg', 1, 2, 120),
  bia_skeletal_muscle_mass: bia('kg', 1, 2, 120),
  bia_visceral_fat: bia('points', 1, 1, 60),
  bia_resting_energy: bia('kcal', 0, 300, 6000),
  result_fold_sum: result('mm', 1, 2, 1000),
  result_density: result('g/ml', 4, 0.9, 1.2),
  result_fat_mass_perc: result('%', 1, 1, 90),
  result_fat_free_mass_perc: result('%', 1, 10, 99),
  result_resting_energy: result('kcal', 0, 300, 10_000),
  result_daily_energy: result('kcal', 0, 300, 15_000),
  result_body_mass_index: result('kg/m2', 1, 5, 120),
  result_waist_hip_ratio: result('ratio', 2, 0.3, 3),
  result_waist_height_ratio: result('ratio', 2, 0.1, 2),
  result_desirable_weight: result('kg', 1, 10, 200),
} as const satisfies Record<string, BuiltInType>;

const folds = Object.fromEntries(skinfolds.map((name) => [name, skinfold])) as Record<
  (typeof skinfolds)[number],
  BuiltInType
>;

export type TypeCode = keyof typeof typed | keyof typeof ofVisits | keyof typeof folds;

export const builtInTypes: Readonly<Record<TypeCode, BuiltInType>> = { ...typed, ...folds, ...ofVisits };

export const typeCodes = Object.keys(builtInTypes) as [TypeCode, ...TypeCode[]];

/** The 25 types of the page of metrics. */
export const typedCodes = Object.keys(typed) as [keyof typeof typed, ...(keyof typeof typed)[]];

export function isTypeCode(metric: string): metric is TypeCode {
  return metric in builtInTypes;
}
