import { z } from 'zod';
import { Aliment } from '#areas/aliments/contract.ts';

/** An own food of a meal plan as it is today, after its values may have been corrected. */
export const CorrectedFood = Aliment.omit({ name: true, name_en: true }).extend({
  /** When the values were changed last; null when it is not known. */
  changedAt: z.string().nullable(),
});
export type CorrectedFood = z.output<typeof CorrectedFood>;
