import { z } from 'zod';
import type { ActivityLevel } from '#areas/body-composition/rules/energy-expenditure.ts';
import type { MetabolicRateFormulaName } from '#areas/body-composition/rules/metabolic-rate.ts';
import { requiredText, text } from '#shell/common/fields.ts';

export const limits = {
  /** Maximum energy: that of 1 kg of each macronutrient (4, 4 and 9 kcal per gram). */
  kcalPerDay: 17_000,
  /** Minimum of a typed energy; less is a slip, such as 1,5 for 1500. */
  leastKcalPerDay: 300,
  gramsPerDay: 1_000,
  /** Maximum change of the daily energy for a goal, in percent. */
  goalPercent: 50,
  weightKg: 400,
  gramsPerKg: 15,
} as const;

const grams = z.number().min(0).max(limits.gramsPerDay);
const percent = z.number().int().min(0).max(100);
const kcal = z.number().min(0).max(limits.kcalPerDay);
const typedKcal = z.number().min(limits.leastKcalPerDay).max(limits.kcalPerDay);
const weightKg = z.number().min(1).max(limits.weightKg);

/**
 * Daily target of a client: calories in kcal, macronutrients in grams, and their shares in whole percent of the
 * calories.
 */
export const MacroTarget = z.object({
  calories: kcal,
  protein_percent: percent,
  carbs_percent: percent,
  lipids_percent: percent,
  protein_tot: grams,
  carbs_tot: grams,
  lipids_tot: grams,
});
export type MacroTarget = z.output<typeof MacroTarget>;

/** The ways to type a target. */
export const methods = ['grams', 'percentages', 'weight'] as const;
export type Method = (typeof methods)[number];

const gramsPerKg = z.number().min(0).max(limits.gramsPerKg);

/** A target as it was typed; `rules/targets.ts` computes the rest. */
export const TargetEntry = z.discriminatedUnion('method', [
  z.object({ method: z.literal('grams'), protein_tot: grams, carbs_tot: grams, lipids_tot: grams }),
  z.object({
    method: z.literal('percentages'),
    calories: typedKcal,
    protein_percent: percent,
    carbs_percent: percent,
    lipids_percent: percent,
  }),
  /** Carbs have the energy that protein and lipids leave. */
  z.object({
    method: z.literal('weight'),
    weightKg,
    proteinGramsPerKg: gramsPerKg,
    lipidsGramsPerKg: gramsPerKg,
    kcalPerDay: typedKcal,
  }),
]);
export type TargetEntry = z.output<typeof TargetEntry>;

export const energyFormulas = [
  'MIFFLIN_ST_JEOR',
  'HARRIS_BENEDICT',
  'HENRY_OXFORD',
  'FAO_WHO_UNU',
  'SCHOFIELD',
  'KATCH_MCARDLE',
  'GRANDE_AND_KEYS',
  'MOLNAR',
  'MANUAL',
] as const satisfies readonly (MetabolicRateFormulaName | 'MANUAL')[];

export const activityLevels = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const satisfies readonly ActivityLevel[];

export const genders = ['male', 'female'] as const;

/** Where the energy of a target comes from: resting energy by a formula, times the activity, changed for a goal. */
export const EnergyOrigin = z.object({
  formula: z.enum(energyFormulas),
  activity: z.enum(activityLevels),
  /** Change of the daily energy, such as -15 for losing weight. */
  goalPercent: z.number().int().min(-limits.goalPercent).max(limits.goalPercent),
  gender: z.enum(genders).nullable().default(null),
  ageYears: z.number().int().min(0).max(120).nullable().default(null),
  heightCm: z.number().min(50).max(250).nullable().default(null),
  weightKg: weightKg.nullable().default(null),
  fatFreeMassPercent: z.number().min(1).max(100).nullable().default(null),
  /** Typed or measured resting energy, for the formula `MANUAL`. */
  bmrKcal: typedKcal.nullable().default(null),
});
export type EnergyOrigin = z.output<typeof EnergyOrigin>;

/** The computed energy, in whole kcal per day. */
export const Energy = z.object({ bmrKcal: z.number(), totalKcal: z.number(), goalKcal: z.number() });
export type Energy = z.output<typeof Energy>;

/** One value for every day, or one each for days with and without training. */
function byDay<T extends z.ZodType>(value: T) {
  return z.object({ day: value.nullable(), training: value.nullable(), rest: value.nullable() });
}
export const MacroTargets = byDay(MacroTarget);
export type MacroTargets = z.output<typeof MacroTargets>;

const entries = byDay(TargetEntry)
  .refine(({ training, rest }) => (training === null) === (rest === null), {
    message: 'macros:invalid.bothDays',
    path: ['training'],
  })
  .refine(({ day, training }) => (day === null) !== (training === null), {
    message: 'macros:invalid.oneTarget',
    path: ['day'],
  })
  .meta({
    examples: [
      { day: { method: 'grams', protein_tot: 100, carbs_tot: 200, lipids_tot: 60 }, training: null, rest: null },
    ],
  });

/** Smallest sum of the three shares: floored ones of grams add up to 98. */
const leastShares = 98;

/** The sum of typed shares that are not those of the whole energy; null when they are. */
export function wrongShares(entry: TargetEntry | null): number | null {
  if (entry?.method !== 'percentages') return null;
  const percent = entry.protein_percent + entry.carbs_percent + entry.lipids_percent;
  return percent >= leastShares && percent <= 100 ? null : percent;
}

export const MacroDraft = z.object({
  title: requiredText(200),
  note: text(2000).default(''),
  entries,
  energy: EnergyOrigin.nullable().default(null),
});
export type MacroDraft = z.output<typeof MacroDraft>;

/** A macro as it is typed: its shares add up, which those that were stored earlier may not do. */
export const TypedMacro = MacroDraft.extend({
  entries: entries.superRefine((typed, context) => {
    for (const day of ['day', 'training', 'rest'] as const)
      if (wrongShares(typed[day]) !== null)
        context.addIssue({ code: 'custom', message: 'macros:invalid.shares', path: [day, 'lipids_percent'] });
  }),
});
