import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { activityLevels, energyFormulas } from '../contract.ts';

/** The energy that a client needs in a day, as an area above computed it: a proposal for a target, without any deficit. */
export const EnergyNeed = z.object({
  kcalPerDay: z.number().int(),
  /** The resting energy that it was computed from. Missing in responses that an earlier release cached. */
  restingKcal: z.number().int().optional(),
  /** The day of the measures that it was computed from. */
  takenOn: z.string(),
  formula: z.enum(energyFormulas),
  activity: z.enum(activityLevels),
  /** What it has for pregnancy or breastfeeding; null when that is not known and left out. Missing in responses that an earlier release cached. */
  maternalKcal: z.number().int().nullable().optional(),
  /** Whether the client is a minor today. Missing in responses that an earlier release cached. */
  isOfMinor: z.boolean().optional(),
});
export type EnergyNeed = z.output<typeof EnergyNeed>;

export const energyNeedRoutes = defineRoutes({
  /** Null without a visit that has one. */
  energyNeed: {
    endpoint: 'GET /clients/:clientId/energy-need',
    permission: 'view visits',
    response: z.object({ need: EnergyNeed.nullable() }),
  },
});
