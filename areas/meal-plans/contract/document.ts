import { z } from 'zod';
import { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { UsedRecipe } from '#areas/recipes/contract.ts';
import { idSchema } from '#shell/common/fields.ts';
import { dayFields, limits, mealComponentFields, mealFields, mealPlanFields } from '../contract.ts';

export const StoredMealComponent = z.object({
  ...mealComponentFields,
  /** The recipe in `recipes` of the document; null for a single aliment or a line without food. */
  recipeId: idSchema('recipes').nullable(),
  components: z.array(StoredComponent).max(limits.ingredients),
});
export type StoredMealComponent = z.output<typeof StoredMealComponent>;

export const StoredMeal = z.object({
  ...mealFields,
  mealComponents: z.array(StoredMealComponent).max(limits.componentsAMeal),
});
export type StoredMeal = z.output<typeof StoredMeal>;

export const StoredDay = z.object({ ...dayFields, meals: z.array(StoredMeal).max(limits.mealsADay) });
export type StoredDay = z.output<typeof StoredDay>;

/**
 * The content that a professional edits. It is saved, merged and versioned as one document. Each aliment and each recipe
 * is in it once, as it was when it was added. Totals are not stored: `rules/stored.ts` computes them.
 */
export const MealPlanContent = z.object({
  ...mealPlanFields,
  aliments: z.array(UsedAliment).max(limits.aliments),
  recipes: z.array(UsedRecipe).max(limits.recipes),
  days: z.array(StoredDay).max(limits.days),
});
export type MealPlanContent = z.output<typeof MealPlanContent>;

/** The content with its version, client, template and dates. */
export const MealPlanRecord = MealPlanContent.extend({
  id: z.uuid(),
  version: z.number().int(),
  /** Id of the last save. The tab that sent it recognises its own save by it. */
  saveId: z.uuid().nullable(),
  /** True for a copy assigned to a client, false for a template of the library. */
  isCustom: z.boolean(),
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  /** Template from which the copy was created; null for a template, and after its template was deleted. */
  templateId: z.uuid().nullable(),
  templateTitle: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** The first date of the meal plan that replaces a copy; null for a template. */
  replacedFrom: z.string().nullable(),
});
export type MealPlanRecord = z.output<typeof MealPlanRecord>;
