import { z } from 'zod';
import { confirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import { idSchema, language, plainDate, uuid } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { confirmedAllergies, conflictNote, GivenConfirmation } from './allergy-confirmations.ts';
import { MealPlanAssignment, PublishedVersion } from './assigned.ts';
import { MealPlanContent } from './document.ts';

export const publication = {
  /** Published versions of a copy, the newest first; empty for a template. */
  published: z.array(PublishedVersion),
  /** Version of the document as it was published last, also after later changes of dates; null before it is published. */
  publishedVersion: z.number().int().nullable(),
};

const view = 'view meal plans';
const update = 'update meal plans';

const copy = z.object({ id: idSchema('client-meal-plans') });
const publishedOfCopy = z.object({ id: idSchema('client-meal-plans'), publishedId: idSchema('published-meal-plans') });
const published = z.object(publication);

/** The versions of a copy that its client follows. */
export const publishingRoutes = defineRoutes({
  /** The published versions of a copy, the newest first. */
  published: {
    endpoint: 'GET /mealPlans/:id/published',
    permission: view,
    params: copy,
    response: published.extend({
      /**
       * The confirmations that its client may eat foods in spite of an allergy, the newest first. Missing in the publication with which the
       * editor is opened (`detailForEdit`).
       */
      confirmations: z.array(GivenConfirmation).optional(),
      /** The language that its client reads. */
      clientLanguage: language.optional(),
    }),
  },
  publishedContent: {
    endpoint: 'GET /mealPlans/:id/published/:publishedId',
    permission: view,
    params: publishedOfCopy,
    isHeavy: true,
    response: z.object({ published: PublishedVersion, content: MealPlanContent }),
  },
  /** Saves the content of a published version in place of the version `current` of the copy; clients see it once it is published. */
  restorePublished: {
    endpoint: 'POST /mealPlans/:id/published/:publishedId/restore',
    permission: update,
    params: publishedOfCopy,
    body: z.object({ current: z.number().int(), saveId: uuid }),
    isHeavy: true,
    response: z.object({ version: z.number().int() }),
  },
  /**
   * Publishes the copy as it is saved. `startsOn` null: today, or the start of the copy when that is later. A version that
   * starts on the same day or later takes the place of those that have not started. A food that is forbidden because of an allergy
   * needs its own confirmation, unless one was given for the present profile. An average day with little energy needs
   * `confirmedLowEnergy`.
   */
  publish: {
    endpoint: 'POST /mealPlans/:id/publish',
    permission: update,
    params: copy,
    body: z.object({
      version: z.number().int(),
      startsOn: plainDate.nullable().default(null),
      conflictNote,
      confirmedAllergies,
      confirmedLowEnergy,
    }),
    isHeavy: true,
    isIdempotent: true,
    response: z.object({ copy: MealPlanAssignment, published: PublishedVersion }),
  },
  /** Whether the client of a copy has a program on a day of it from today on, whose workouts decide which days are for training. */
  training: {
    endpoint: 'GET /mealPlans/:id/training',
    permission: view,
    params: copy,
    response: z.object({ hasProgram: z.boolean() }),
  },
  /** Withdraws a published version that has not started. */
  withdraw: {
    endpoint: 'DELETE /mealPlans/:id/published/:publishedId',
    permission: update,
    params: publishedOfCopy,
    response: published,
  },
});
