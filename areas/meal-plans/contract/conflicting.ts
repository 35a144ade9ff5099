import { z } from 'zod';

/** Maximum number of meal plans that the list of those with foods in conflict names. */
export const conflictingShown = 50;

/**
 * A meal plan that a client follows today or later, with the foods without a note that they must not or do not eat, the worst first, and
 * those against their undecided declarations.
 */
export const ConflictingMealPlan = z.object({
  id: z.uuid(),
  title: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  /** The first day with these foods when it is to come. Null or missing of those of today, and in responses of an earlier release. */
  startsOn: z.string().nullable().optional(),
  foods: z.array(
    z.object({
      name: z.string(),
      name_en: z.string(),
      /** Whether only pregnancy or breastfeeding speaks against it: not for who may not read these. */
      isOfState: z.boolean().optional(),
      /** Set when only the age of a minor speaks against it: not any more once the client is 18. */
      isOfMinor: z.literal(true).optional(),
      /** Set when only an undecided declaration speaks against it. */
      isDeclared: z.literal(true).optional(),
    }),
  ),
});
export type ConflictingMealPlan = z.output<typeof ConflictingMealPlan>;

export const ConflictingMealPlans = z.object({
  mealPlans: z.array(ConflictingMealPlan).max(conflictingShown),
  /** Number of all of them. Missing in responses of an earlier release. */
  total: z.number().int().optional(),
});
