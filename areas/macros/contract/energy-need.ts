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
});
export type EnergyNeed = z.output<typeof EnergyNeed>;

/**
 * An energy need that is not that of a visit, in kcal a day: of the `calculation` of the client's targets or, without one, an `estimate`
 * for a sedentary day from the last weight, height, age and sex.
 */
const OtherNeed = z.object({
  origin: z.enum(['calculation', 'estimate']),
  kcalPerDay: z.number().int(),
  restingKcal: z.number().int(),
});
export type OtherNeed = z.output<typeof OtherNeed>;

/** Classes of the body mass index of adults with too little weight. */
export const underweightClasses = ['mild_thinness', 'moderate_thinness', 'severe_thinness'] as const;

/** Classes of the body mass index for age and sex of minors with too little weight. */
export const underweightClassesOfMinors = ['thinness', 'severe_thinness'] as const;

/** A client who weighs too little: body mass index in kg/m², rounded down to 0.1, of the weight of the day `measuredOn`. */
const Underweight = z.discriminatedUnion('isMinor', [
  z.object({
    isMinor: z.literal(false),
    bmi: z.number(),
    measuredOn: z.string(),
    bmiClass: z.enum(underweightClasses),
  }),
  z.object({
    isMinor: z.literal(true),
    bmi: z.number(),
    measuredOn: z.string(),
    bmiClass: z.enum(underweightClassesOfMinors),
  }),
]);
export type Underweight = z.output<typeof Underweight>;

/** With what the energy of a client's day is compared. All but `need` is missing in responses that an earlier release cached. */
export const ComparedNeed = z.object({
  /** Null without a visit that has one, for who may not view visits, and while the consent to health data is withdrawn. */
  need: EnergyNeed.nullable(),
  otherNeed: OtherNeed.nullable().optional(),
  isMinor: z.boolean().optional(),
  /** By the dietary profile, or declared and not decided yet; null also for who may not read it. */
  maternalState: z.enum(['pregnant', 'lactating']).nullable().optional(),
  /** Null also in a pregnancy that the caller may read, and for who may view neither visits nor health records. */
  underweight: Underweight.nullable().optional(),
});
export type ComparedNeed = z.output<typeof ComparedNeed>;

export const energyNeedRoutes = defineRoutes({
  energyNeed: {
    endpoint: 'GET /clients/:clientId/energy-need',
    permission: 'view macros',
    alternativePermission: 'view meal plans',
    response: ComparedNeed,
  },
});
