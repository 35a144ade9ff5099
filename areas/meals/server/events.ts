import type { EatenConflict } from '../contract.ts';
import { defineEvent } from '#shell/server/events.ts';

interface MealsReported {
  clientId: string;
  dates: readonly string[];
  /** With a note, a picture, a swap or a skipped meal. */
  isToRead: boolean;
  /** Whether a note of these reports names a symptom. */
  namesSymptom: boolean;
  /** Foods that the client ate although their dietary profile is against them, each once. */
  conflicts: readonly Omit<EatenConflict, 'entryId'>[];
}

/** The client has reported meals. */
export const mealsReported = defineEvent<MealsReported>('meals reported');

/** A professional has read what the client reported. */
export const mealsRead = defineEvent<{ clientId: string }>('meals read');
