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

/** In the order of the day. Snacks before and after a workout have no fixed time; they come after dinner. */
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

/** A recipe with its ingredients, or a single aliment: then `recipe` is null and there is one component. */
export const MealComponent = z.object({
  id: z.uuid(),
  recipe: z.object({ id: idSchema('recipes'), name: text(200), name_en: text(200) }).nullable(),
  components: z.array(Component).max(limits.ingredients),
});
export type MealComponent = z.output<typeof MealComponent>;

/**
 * At a free meal the client eats freely: its totals are unknown. Its food is stored and counts again when the meal is
 * no longer free.
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

/** The totals are those of an average day; the percentages are shares of its calories. */
export const MealPlan = z.object({
  id: z.uuid(),
  title: requiredText(200),
  version: z.number().int(),
  isDraft: z.boolean(),
  /** True for a copy assigned to a client, false for a template of the library. */
  isCustom: z.boolean(),
  /** False: only the main component counts. True: the mean of the component and its alternatives counts. */
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
