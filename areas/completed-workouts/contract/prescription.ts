import { z } from 'zod';
import { PrescribedRow } from './set.ts';

/** A workout as prescribed. */
export const Prescription = z.object({
  workoutId: z.uuid(),
  /** Null when the program was taken away after the workout began. */
  programId: z.uuid().nullable(),
  programTitle: z.string(),
  title: z.string(),
  info: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  rows: z.array(PrescribedRow),
  /** False: the coach did not let the client add exercises when it was shown. Missing: the client may. */
  clientMayAdd: z.boolean().optional(),
  /** A free workout, which prescribes nothing; its `workoutId` is the id of the completed workout. It is never signed. */
  isFree: z.boolean().optional(),
});
export type Prescription = z.output<typeof Prescription>;

/**
 * A prescription with the server's signature. The workout can be logged as it was shown, even when the program is changed
 * or deleted before the phone is online again.
 */
export const SignedPrescription = z.object({ prescription: Prescription, signature: z.string().max(2000) });
export type SignedPrescription = z.output<typeof SignedPrescription>;
