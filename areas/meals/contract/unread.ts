import { z } from 'zod';
import { plainDate } from '#shell/common/fields.ts';

/** Notes with a symptom that are quoted where a professional reads first. */
export const maxSymptomNotes = 3;

const MealNote = z.object({ date: plainDate, text: z.string() });
export type MealNote = z.output<typeof MealNote>;

/** A client with reports to read. */
export const UnreadClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** Reports with something to read, and how many of them are skipped meals or have a note. */
  meals: z.number().int(),
  skipped: z.number().int(),
  notes: z.number().int(),
  /** How many of the notes name pain or a symptom. Missing in responses of an earlier release. */
  symptoms: z.number().int().optional(),
  /** How many of the notes name a food that the dietary profile speaks against. Missing in responses of an earlier release. */
  conflicts: z.number().int().optional(),
  /** In how many of the meals a food was eaten that the dietary profile was against. Missing in responses of an earlier release. */
  eatenConflicts: z.number().int().optional(),
  /** How many of the notes name a medicine. Missing in responses of an earlier release. */
  medicines: z.number().int().optional(),
  /** The latest of the notes that name pain or a symptom. Missing in responses of an earlier release. */
  symptomNotes: z.array(MealNote).max(maxSymptomNotes).optional(),
  /** The last day of these reports, and when the last one arrived. */
  lastOn: z.string(),
  lastAt: z.string(),
});
export type UnreadClient = z.output<typeof UnreadClient>;
