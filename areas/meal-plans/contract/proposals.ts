import { z } from 'zod';
import {
  limits as alimentLimits,
  macroNames,
  micronutrientCodes,
  TypedPortion,
  UsedAliment,
} from '#areas/aliments/contract.ts';
import { idSchema, search } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

const view = 'view meal plans';

/** Foods proposed while a meal plan is typed. */
export const proposalRoutes = defineRoutes({
  /** Foods that can be eaten instead: the same amount of the role nutrient, in household steps, safe for the client. */
  proposeAlternatives: {
    endpoint: 'POST /mealPlans/proposeAlternatives',
    permission: view,
    body: z.object({
      alimentId: idSchema('aliments'),
      /** Grams. */
      quantity: z.number().min(0.1).max(alimentLimits.quantity),
      role: z.enum(macroNames).nullable().default(null),
      /** Largest difference of the energy, in percent. */
      energyTolerancePercent: z.number().int().min(0).max(100).default(15),
      /** The foods are checked against the profile of this client. */
      clientId: idSchema('clients').nullable().default(null),
      search,
    }),
    response: z.object({
      role: z.enum(macroNames),
      proposals: z.array(
        z.object({
          aliment: UsedAliment,
          quantity: z.number(),
          portion: TypedPortion.nullable(),
          /** Proposed minus planned amount; null when one of them was not measured. */
          difference: z.object(Object.fromEntries(macroNames.map((name) => [name, z.number().nullable()])) as Macros),
        }),
      ),
    }),
  },
  /** Common foods with the most of a nutrient in a usual portion, to fill a gap. */
  nutrientFoods: {
    endpoint: 'GET /mealPlans/nutrientFoods',
    permission: view,
    query: z.object({ nutrient: z.enum(micronutrientCodes), clientId: idSchema('clients').optional() }),
    response: z.object({
      foods: z.array(
        z.object({
          aliment: UsedAliment,
          quantity: z.number(),
          portion: TypedPortion.nullable(),
          /** In `quantity` grams, in the unit of the nutrient. */
          amount: z.number(),
          calories: z.number().nullable(),
        }),
      ),
    }),
  },
});

type Macros = Record<(typeof macroNames)[number], z.ZodNullable<z.ZodNumber>>;
