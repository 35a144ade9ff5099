import { z } from 'zod';
import { TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';

/** A food that may be eaten instead of a component, in the quantity with the same amount of its role nutrient. */
export const Equivalent = z.object({
  /** Without the values that the client may not see. */
  aliment: UsedAliment,
  /** Grams. */
  quantity: z.number(),
  portion: TypedPortion.nullable(),
});
export type Equivalent = z.output<typeof Equivalent>;

/** Number of foods in one response. */
export const maxEquivalents = 25;
