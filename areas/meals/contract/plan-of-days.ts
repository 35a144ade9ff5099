import { z } from 'zod';
import { UsedAliment } from '#areas/aliments/contract.ts';
import { mealPlanFields } from '#areas/meal-plans/contract.ts';
import { ConfirmedFood } from '#areas/meal-plans/contract/allergy-confirmations.ts';
import { UsedRecipe } from '#areas/recipes/contract.ts';

/** The part of a published meal plan that the days of a response need. Values are null where numbers are hidden. */
export const PlanOfDays = z.object({
  publishedId: z.uuid(),
  mealPlanId: z.uuid(),
  title: z.string(),
  /** Note of the assignment to the client. */
  note: z.string(),
  description: mealPlanFields.description,
  description_en: mealPlanFields.description_en,
  targets: mealPlanFields.targets,
  waterMl: mealPlanFields.waterMl,
  swaps: mealPlanFields.swaps,
  include_alternatives_in_macro: z.boolean(),
  aliments: z.array(UsedAliment),
  recipes: z.array(UsedRecipe),
  /** What professionals confirmed of it for the client, who alone reads it here. Missing without any. */
  confirmed: z.array(ConfirmedFood).optional(),
});
export type PlanOfDays = z.output<typeof PlanOfDays>;
