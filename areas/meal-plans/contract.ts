import { z } from 'zod';
import { Component } from '#areas/aliments/contract.ts';
import { totalFields } from '#areas/aliments/contract/totals.ts';
import { trainingDayKinds } from '#areas/assignments/contract/energy.ts';
import { MacroTarget } from '#areas/macros/contract.ts';
import { UsedRecipe } from '#areas/recipes/contract.ts';
import { requiredText, text } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';

export const limits = {
  days: 31,
  mealsADay: 12,
  componentsAMeal: 30,
  lineLength: 200,
  descriptionLength: 5000,
  ingredients: 100,
  durationDays: 366,
  /** Maximum number of recipes and single aliments in a meal plan, which bounds the size of the document. */
  componentsAMealPlan: 6000,
  aliments: 1500,
  recipes: 300,
  waterMl: 10_000,
  /** Minimum of a typed target of water; documents may have less. */
  leastWaterMl: 100,
} as const;

/**
 * Types of meals, in the order of the day. Snacks before and after a workout have no fixed time and come after dinner.
 */
export const mealTypes = [
  'breakfast',
  'mid_morning_snack',
  'brunch',
  'lunch',
  'snack',
  'dinner',
  'pre_workout_snack',
  'post_workout_snack',
  'evening_snack',
] as const;

/** What a line without food is. */
const lineKinds = ['food', 'note'] as const;

export const mealComponentFields = {
  id: z.uuid(),
  /** A line without food, such as a supplement or a glass of water; empty for food. */
  line: text(limits.lineLength).default(''),
  line_en: text(limits.lineLength).default(''),
  /**
   * Whether a line without food stands for food that is still to be found, or says no food; null when nobody decided
   * (`rules/uncounted-lines.ts`).
   */
  lineKind: z.enum(lineKinds).nullable().default(null),
};

/** A recipe with its ingredients, a single aliment with `recipe` null and one component, or a line without food. */
export const MealComponent = z.object({
  ...mealComponentFields,
  recipe: UsedRecipe.nullable(),
  components: z.array(Component).max(limits.ingredients),
});
export type MealComponent = z.output<typeof MealComponent>;

export const mealFields = {
  id: z.uuid(),
  meal_title: text(120),
  meal_title_en: text(120),
  meal_type: z.enum(mealTypes),
  /** Local time as `HH:MM`; null without a fixed time. */
  time: z.iso.time({ precision: -1 }).nullable().default(null),
  /** Share of the energy of the day that the meal should have, in percent; null without a target. */
  energyPercent: z.number().int().min(0).max(100).nullable().default(null),
  free_meal: z.boolean(),
  meal_description: text(2000),
  meal_description_en: text(2000),
};

/**
 * A meal of a day. At a free meal the client eats freely, so its totals are unknown. Its food stays stored and counts
 * again when the meal is no longer free.
 */
export const Meal = z.object({
  ...mealFields,
  mealComponents: z.array(MealComponent).max(limits.componentsAMeal),
  ...totalFields,
});
export type Meal = z.output<typeof Meal>;

/** What decides which day of a meal plan a date has. */
export const schedules = ['in_order', 'weekdays', 'training'] as const;
export const dayKinds = trainingDayKinds;

export const dayFields = {
  id: z.uuid(),
  name: text(120),
  /** 1 for Monday; null unless the days are bound to weekdays. */
  weekday: z.number().int().min(1).max(7).nullable().default(null),
  /** Whether the day is for dates with or without a workout of the program; null unless they are bound to it. */
  dayKind: z.enum(dayKinds).nullable().default(null),
  description: text(2000).default(''),
  description_en: text(2000).default(''),
};

export const Day = z.object({
  ...dayFields,
  meals: z.array(Meal).max(limits.mealsADay),
  ...totalFields,
});
export type Day = z.output<typeof Day>;

/** What a client may eat instead of what is planned. */
export const swapModes = ['none', 'alternatives', 'equivalents'] as const;

export const mealPlanFields = {
  title: requiredText(200),
  description: text(limits.descriptionLength).default(''),
  description_en: text(limits.descriptionLength).default(''),
  isDraft: z.boolean(),
  /** When false, only the main component counts. When true, the mean of the component and its alternatives counts. */
  include_alternatives_in_macro: z.boolean(),
  /** Number of calendar days that a client follows the meal plan. */
  duration: z.number().int().min(1).max(limits.durationDays),
  schedule: z.enum(schedules).default('in_order'),
  /** Daily targets: `day` for every day, unless there is one for the kind of the day. */
  targets: z
    .object({ day: MacroTarget.nullable(), training: MacroTarget.nullable(), rest: MacroTarget.nullable() })
    .default({ day: null, training: null, rest: null }),
  /** Water to drink a day, in millilitres; null without a target. */
  waterMl: z.number().int().min(0).max(limits.waterMl).nullable().default(null),
  swaps: z
    .object({
      mode: z.enum(swapModes),
      /** Largest difference of the energy of an equivalent, in percent of the planned energy. */
      energyTolerancePercent: z.number().int().min(0).max(100),
    })
    .default({ mode: 'alternatives', energyTolerancePercent: 15 }),
};

const percent = z.number().int().min(0).max(100).nullable();
const { calories, protein_tot, carbs_tot, lipids_tot, incomplete } = totalFields;

/**
 * A meal plan with its aliments and totals, as rules and screens use it; `MealPlanContent` is what is stored. Its totals
 * are those of an average day, and its percentages are shares of the calories of that day.
 */
export const MealPlan = z.object({
  ...mealPlanFields,
  days: z.array(Day).max(limits.days),
  calories,
  protein_tot,
  carbs_tot,
  lipids_tot,
  incomplete,
  protein_percent: percent,
  carbs_percent: percent,
  lipids_percent: percent,
});
export type MealPlan = z.output<typeof MealPlan>;

export const mealPlanProblems = defineProblems('meal-plans', {
  day_missing: 422,
  too_large: 422,
  empty: 422,
  draft: 422,
  conflicts: 422,
  unconfirmed_allergies: 422,
  in_the_past: 422,
  /** A version would start after the last day of the copy. */
  after_end: 422,
  already_started: 409,
});
