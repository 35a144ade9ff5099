import { defineEvent } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';

/** Copies were published for their clients; once for an assignment. `isFirst`: the clients had nothing of them before. */
export const mealPlanPublished = defineEvent<{
  title: string;
  startsOn: string;
  isFirst: boolean;
  copies: readonly { mealPlanId: string; clientId: string; publishedId: string }[];
}>('meal plan published');

/** Published versions that had not started were withdrawn, or replaced by another one. */
export const mealPlanVersionsDeleted = defineEvent<{ publishedIds: readonly string[] }>('meal plan versions deleted');

/**
 * The dietary profiles of these clients conflict with foods of what is published for them today or later, since the profile, the date of
 * birth or the allergens of a food were changed.
 */
export const mealPlanConflictsFound = defineEvent<
  {
    cause: 'profile' | 'minority' | 'food';
    clients: readonly {
      clientId: string;
      foods: readonly { name: string; name_en: string; isOfState?: boolean | undefined }[];
    }[];
  },
  ActingScope
>('meal plan conflicts found');

/** The content or the dates of a template or copy were saved, also by the autosave of the editor or a publication. */
export const mealPlanSaved = defineEvent<{ mealPlanId: string }>('meal plan saved');

/** A copy is removed from its client. Published before, so that the row still exists. */
export const mealPlanEnded = defineEvent<{ mealPlanId: string }>('meal plan ended');

/** Templates or copies were deleted, or copies unassigned. */
export const mealPlansDeleted = defineEvent<{ mealPlanIds: readonly string[] }>('meal plans deleted');
