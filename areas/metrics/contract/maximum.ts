import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import { MeasurementDraft, metricLimits, typedNumber } from './measurement.ts';

/** The one-repetition maximum of an exercise that counts today (`rules/maximum.ts`). */
export const KnownMaximum = z.object({
  exerciseId: z.uuid(),
  oneRepMaxKg: z.number(),
  isTested: z.boolean(),
  /** The day of the test; null for an estimate from sets. */
  testedOn: z.string().nullable(),
  /** True where it is the load of one hand; missing where it is the load as it was entered or logged. */
  isPerHand: z.literal(true).optional(),
});
export type KnownMaximum = z.output<typeof KnownMaximum>;

const exerciseIds = z
  .string()
  .meta({ examples: ['0199a000-0000-7000-8000-000000000001,0199a000-0000-7000-8000-000000000002'] })
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(idSchema('exercises')).max(metricLimits.exercises));

/** The tested maximum of any exercise. */
const MaximumDraft = MeasurementDraft.pick({ id: true, day: true, measuredAt: true, sentAt: true }).extend({
  exerciseId: idSchema('exercises'),
  entered: typedNumber,
  unit: z.enum(['kg', 'lb']).default('kg'),
  /** Whether it is the load of one hand, as with two dumbbells. */
  isPerHand: z.boolean().default(false),
});

/** The permissions are those of measurements. */
export const maximumRoutes = defineSubjectRoutes({
  /** The maximums of exercises of the library and of the account, of those with a known one. `exerciseIds`: joined by commas. */
  list: {
    own: { endpoint: 'GET /my/maxima', permission: 'view own record' },
    client: { endpoint: 'GET /clients/:clientId/maxima', permission: 'view health records' },
    query: z.object({ exerciseIds }),
    response: z.object({ maxima: z.array(KnownMaximum).max(metricLimits.exercises) }),
  },
  record: {
    own: { endpoint: 'POST /my/maxima', permission: 'update own record' },
    client: { endpoint: 'POST /clients/:clientId/maxima', permission: 'update health records' },
    body: MaximumDraft,
    response: z.object({ maximum: KnownMaximum }),
  },
});
