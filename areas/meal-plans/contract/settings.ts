import { z } from 'zod';
import { defaultTolerance } from '#areas/aliments/rules/cautions.ts';
import type { ActivityLevel } from '#areas/body-composition/rules/energy-expenditure.ts';
import type { MetabolicRateFormulaName } from '#areas/body-composition/rules/metabolic-rate.ts';
import { idSchema, text } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { effectiveSettingsSchema, settingChoices } from '#shell/common/settings.ts';
import { mealTypes } from '../contract.ts';

/**
 * Formulas for adults, the most used ones first. A default is for clients of all ages, so a formula for minors is none: a target of a minor
 * offers those for the age.
 */
export const bmrFormulas = [
  'MIFFLIN_ST_JEOR',
  'HENRY_OXFORD',
  'HARRIS_BENEDICT',
  'SCHOFIELD',
  'FAO_WHO_UNU',
  'KATCH_MCARDLE',
  'GRANDE_AND_KEYS',
] as const satisfies readonly MetabolicRateFormulaName[];

export const activityLevels = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const satisfies readonly ActivityLevel[];

/** Languages of the PDF; `client`: the language of the client. */
export const pdfLanguages = ['client', 'it', 'en'] as const;

export const mealPlanSettingLimits = {
  tolerancePercent: { min: 1, max: 50 },
  toleranceKcal: { min: 0, max: 500 },
  pdfHeading: 120,
  pdfNote: 2000,
} as const;

const { tolerancePercent, toleranceKcal } = mealPlanSettingLimits;

/** Settings of nutrition. The account chooses them and may choose other values for single clients. */
export const MealPlanSettings = z.object({
  /** Heading, note and language of a PDF, unless others are chosen for it. */
  pdfHeading: text(mealPlanSettingLimits.pdfHeading).default(''),
  pdfNote: text(mealPlanSettingLimits.pdfNote).default(''),
  pdfLanguage: z.enum(pdfLanguages).default('client'),
  /** Meals that a new day starts with. */
  newDayMeals: z
    .array(z.enum(mealTypes))
    .max(mealTypes.length)
    .default(['breakfast', 'mid_morning_snack', 'lunch', 'snack', 'dinner']),
  /** Whether the client sees calories, and grams of the macronutrients, on every screen, PDF and export. */
  showsCalories: z.boolean().default(true),
  showsMacros: z.boolean().default(true),
  /** Formula of resting energy and level of activity of a new target. `MOLNAR`, for minors, is only a choice that was stored before. */
  bmrFormula: z.enum([...bmrFormulas, 'MOLNAR']).default('MIFFLIN_ST_JEOR'),
  activityLevel: z.enum(activityLevels).default('lightly_active'),
  /** Of a new meal plan. */
  include_alternatives_in_macro: z.boolean().default(false),
  /** Difference of stated calories and energy of the macros above which there is a warning. Both must be exceeded. */
  tolerancePercent: z
    .number()
    .int()
    .min(tolerancePercent.min)
    .max(tolerancePercent.max)
    .default(defaultTolerance.percent),
  toleranceKcal: z.number().int().min(toleranceKcal.min).max(toleranceKcal.max).default(defaultTolerance.kcal),
  /** Whether only professionals with a registered qualification assign meal plans. Not chosen for single clients. */
  requiresQualification: z.boolean().default(false),
});
export type MealPlanSettings = z.output<typeof MealPlanSettings>;
export type MealPlanSettingName = keyof MealPlanSettings;

export const MealPlanSettingChoices = settingChoices(MealPlanSettings);
export type MealPlanSettingChoices = z.output<typeof MealPlanSettingChoices>;

/** What is chosen now. */
const NewChoices = MealPlanSettingChoices.extend({ bmrFormula: z.enum(bmrFormulas).nullable().optional() });

const response = z.object({ settings: effectiveSettingsSchema(MealPlanSettings) });
const params = z.object({ id: idSchema('clients') });

/** Saves merge key by key, so concurrent saves of different settings are both stored. */
export const mealPlanSettingRoutes = defineRoutes({
  settings: { endpoint: 'GET /load-meal-plans-settings', permission: 'view meal plans', response },
  saveSettings: {
    endpoint: 'POST /update-meal-plan-settings',
    permission: 'admin',
    body: NewChoices,
    response,
  },
  /** Hides or shows calories and macros to all clients for whom nothing else was chosen. */
  hideClientMacros: {
    endpoint: 'PUT /change-hide-client-macros',
    permission: 'admin',
    body: z.object({ hideClientMacros: z.boolean() }),
    response,
  },
  clientSettings: { endpoint: 'GET /clients/:id/meal-plan-settings', permission: 'view meal plans', params, response },
  saveClientSettings: {
    endpoint: 'POST /clients/:id/meal-plan-settings',
    permission: 'update meal plans',
    params,
    body: NewChoices,
    response,
  },
});
