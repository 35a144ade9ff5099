import { z } from 'zod';
import { Component, totalFields } from '#areas/aliments/contract.ts';
import { idSchema, requiredText, text } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';

export const limits = {
  days: 31,
  mealsADay: 12,
  componentsAMeal: 30,
  ingredients: 100,
  durationDays: 366,
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

/** A recipe with its ingredients, or a single aliment with `recipe` null and one component. */
export const MealComponent = z.object({
  id: z.uuid(),
  recipe: z.object({ id: idSchema('recipes'), name: text(200), name_en: text(200) }).nullable(),
  components: z.array(Component).max(limits.ingredients),
});
export type MealComponent = z.output<typeof MealComponent>;

/**
 * A meal of a day. At a free meal the client eats freely, so its totals are unknown. Its food stays stored and counts
 * again when the meal is no longer free.
 */
export const Meal = z.object({
  id: z.uuid(),
  meal_title: text(120),
  meal_title_en: text(120),
  meal_type: z.enum(mealTypes),
  free_meal: z.boolean(),
  meal_description: text(2000),
  meal_description_en: text(2000),
  mealComponents: z.array(MealComponent).max(limits.componentsAMeal),
  ...totalFields,
});
export type Meal = z.output<typeof Meal>;

export const Day = z.object({
  id: z.uuid(),
  name: text(120),
  meals: z.array(Meal).max(limits.mealsADay),
  ...totalFields,
});
export type Day = z.output<typeof Day>;

const percent = z.number().int().min(0).max(100).nullable();
const { calories, protein_tot, carbs_tot, lipids_tot, incomplete } = totalFields;

/** A meal plan. Its totals are those of an average day, and its percentages are shares of the calories of that day. */
export const MealPlan = z.object({
  id: z.uuid(),
  title: requiredText(200),
  version: z.number().int(),
  isDraft: z.boolean(),
  /** True for a copy assigned to a client, false for a template of the library. */
  isCustom: z.boolean(),
  /** When false, only the main component counts. When true, the mean of the component and its alternatives counts. */
  include_alternatives_in_macro: z.boolean(),
  /** Number of calendar days that a client follows the meal plan; its days repeat in order. */
  duration: z.number().int().min(1).max(limits.durationDays),
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
});
