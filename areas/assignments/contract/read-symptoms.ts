import { z } from 'zod';

/** Days in which pain and symptoms that the caller has read are shown where something is prescribed, and how many of them. */
export const readSymptomLimits = { days: 14, rows: 10 } as const;

/** What a client reported of pain or a symptom, and the caller has read. */
export const ReadSymptom = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** When it was written. */
  at: z.string(),
  text: z.string(),
});
export type ReadSymptom = z.output<typeof ReadSymptom>;

/** The latest first. Missing in responses of an earlier release. */
export const readSymptoms = z.array(ReadSymptom).max(readSymptomLimits.rows).optional();
