import { z } from 'zod';
import { limits as alimentLimits } from '#areas/aliments/contract.ts';
import { idSchema, text } from '#shell/common/fields.ts';

export const limits = {
  ingredients: alimentLimits.ingredients,
  steps: 40,
  /** Ingredients as they were pasted that are no food yet. */
  unreadLines: 60,
  lineLength: 200,
  portions: 100,
  /** Maximum weight of the finished dish, in grams. */
  yieldGrams: 100_000,
} as const;

/** One step of the preparation, in both languages. */
export const Step = z.object({ text: text(1000), text_en: text(1000) });

/**
 * The copy of a recipe that meal plans keep, without its ingredients, which are components of the meal. A later change of
 * the recipe changes no meal plan.
 */
export const UsedRecipe = z.object({
  id: idSchema('recipes'),
  name: text(200),
  name_en: text(200),
  description: text(2000).default(''),
  description_en: text(2000).default(''),
  steps: z.array(Step).max(limits.steps).default([]),
  /** Number of portions of the whole recipe. */
  portions: z.number().min(0.5).max(limits.portions).default(1),
  /** Weight of the finished dish; null when it was not weighed. */
  yieldGrams: z.number().min(1).max(limits.yieldGrams).nullable().default(null),
  /** The ingredients of the whole recipe in order, with raw grams. Missing in copies of releases that did not store them. */
  ingredients: z
    .array(z.object({ alimentId: idSchema('aliments'), quantity: z.number().min(0) }))
    .max(limits.ingredients)
    .optional(),
  /** Picture of the recipe; null without one. */
  attachmentId: z.uuid().nullable().default(null),
});
export type UsedRecipe = z.output<typeof UsedRecipe>;
