import { defineEvent } from '#shell/server/events.ts';

/** A copy was published for a client, also by its assignment. `isFirst`: the client had nothing of it before. */
export const mealPlanPublished = defineEvent<{
  mealPlanId: string;
  clientId: string;
  publishedId: string;
  title: string;
  startsOn: string;
  isFirst: boolean;
}>('meal plan published');

/** The content or the dates of a template or copy were saved, also by the autosave of the editor. */
export const mealPlanSaved = defineEvent<{ mealPlanId: string }>('meal plan saved');

/** A template or copy was deleted, or a copy unassigned. */
export const mealPlanDeleted = defineEvent<{ mealPlanId: string }>('meal plan deleted');
