import { z } from 'zod';
import { maxRecipients } from './limits.ts';

/**
 * An average day with little energy: less than the client needs at rest, than a pregnant or breastfeeding client or a minor needs, far
 * less than the need, or less than 1,000 or 1,200 kcal. Energies in kcal a day, those of the client null where they are not known.
 */
export const LowEnergy = z.object({
  kind: z.enum(['resting', 'maternal', 'minor', 'need', 'below1000', 'below1200']),
  kcal: z.number().int(),
  restingKcal: z.number().int().nullable(),
  needKcal: z.number().int().nullable(),
  /** Where the energies of the client come from. Missing in responses that an earlier release cached, which are those of a visit. */
  origin: z.enum(['visit', 'calculation', 'estimate']).optional(),
  /** Whether `needKcal` is without the addition for the pregnancy or breastfeeding of the client. */
  lacksAddition: z.boolean().optional(),
  /** Whether the client weighs too little for height, age and sex. */
  isUnderweight: z.boolean().optional(),
  /** Whether the day has food that is not counted, so that its energy may be higher. */
  isAtLeast: z.boolean().optional(),
});
export type LowEnergy = z.output<typeof LowEnergy>;

/** Kinds of days that meal plans and targets tell apart by whether the client trains. */
export const trainingDayKinds = ['training', 'rest'] as const;

/** The little energy of an average day of one client. */
export const ClientLowEnergy = LowEnergy.extend({ clientId: z.uuid(), clientName: z.string().optional() });
export type ClientLowEnergy = z.output<typeof ClientLowEnergy>;

/** The little energy of one client that was confirmed: nothing else than what was read. */
const ConfirmedLowEnergy = ClientLowEnergy.pick({ clientId: true, kind: true, kcal: true });
export type ConfirmedLowEnergy = z.output<typeof ConfirmedLowEnergy>;

/** One for each client with little energy, which is refused without it; others than the needed ones have no effect. */
export const confirmedLowEnergy = z.array(ConfirmedLowEnergy).max(maxRecipients).default([]);
