import { z } from 'zod';
import { plainDate } from '#shell/common/fields.ts';

/** What a client follows apart from programs: a meal plan, targets, visits. */
export const OtherCare = z.object({
  /** The meals of today, empty on a day without meals; null without a meal plan. */
  meals: z
    .array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        time: z.string().nullable(),
        /** What was reported, in the language of the reader; null without a report, missing in what an earlier release cached. */
        report: z.object({ label: z.string(), tone: z.enum(['good', 'fresh', 'soon', 'quiet']) }).nullish(),
      }),
    )
    .nullable(),
  /** The first day of a meal plan to come, when there is none for today. */
  mealsFrom: plainDate.optional(),
  /** Whether targets apply today that the client may see. */
  hasTargets: z.boolean().optional(),
});
export type OtherCare = z.output<typeof OtherCare>;
