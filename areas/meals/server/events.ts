import type { EatenConflict } from '../contract/eaten-conflicts.ts';
import { defineEvent } from '#shell/server/events.ts';

interface MealsReported {
  clientId: string;
  dates: readonly string[];
  /** With a note, a picture, a swap or a skipped meal. */
  isToRead: boolean;
  /** The meals whose note names a symptom that their notes did not have before. */
  symptoms: readonly { date: string; mealId: string; note: string }[];
  /** Foods that the client ate although their dietary profile is against them, each once. */
  conflicts: readonly Omit<EatenConflict, 'entryId'>[];
}

/** The client has reported meals. */
export const mealsReported = defineEvent<MealsReported>('meals reported');

/** No note of these meals names a symptom any more. */
export const mealSymptomsWithdrawn = defineEvent<
  Pick<MealsReported, 'clientId'> & { meals: readonly { date: string; mealId: string }[] }
>('meal symptoms withdrawn');

/** A professional has read what the client reported. */
export const mealsRead = defineEvent<{ clientId: string }>('meals read');
