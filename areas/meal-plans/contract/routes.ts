import { z } from 'zod';
import { TypedPortion } from '#areas/aliments/contract.ts';
import { assignmentRoutes, copyDatesFields, copyStates } from '#areas/assignments/contract.ts';
import { confirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  numberInQuery,
  pageNumber,
  plainDate,
  requiredText,
  search,
  sortFields,
  yesNo,
} from '#shell/common/fields.ts';
import { deletionRoutes } from '#shell/common/deletions.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { limits } from '../contract.ts';
import { confirmedAllergies, conflictNote } from './allergy-confirmations.ts';
import {
  AssignedMealPlan,
  AverageOfDays,
  MealPlanAssignment,
  MealPlanAssignPreview,
  MealPlanUpdate,
  publicationStates,
  summaryFields,
} from './assigned.ts';
import { ConflictingMealPlans } from './conflicting.ts';
import { CorrectedFood } from './corrected-foods.ts';
import { MealPlanContent, MealPlanRecord } from './document.ts';
import { proposalRoutes } from './proposals.ts';
import { publication, publishingRoutes } from './publishing.ts';

export const kinds = ['templates', 'copies'] as const;

/** A template or a copy in lists. Client, dates and states are null for a template. */
export const MealPlanCard = z.object({
  id: z.uuid(),
  title: z.string(),
  isDraft: z.boolean(),
  ...summaryFields,
  /** Number of clients that have a copy of the template. */
  assigned: z.number().int(),
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  state: z.enum(copyStates).nullable(),
  publication: z.enum(publicationStates).nullable(),
  updatedAt: z.string(),
  /** Null when the author is no longer part of the account. */
  authorName: z.string().nullable(),
});
export type MealPlanCard = z.output<typeof MealPlanCard>;

export const ClientWithoutMealPlan = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last day of their latest meal plan; null when they never had one. */
  lastEndedOn: z.string().nullable(),
});
export type ClientWithoutMealPlan = z.output<typeof ClientWithoutMealPlan>;

const kcal = numberInQuery.pipe(z.number().min(0).max(20_000)).optional();

export const MealPlanFilters = z.object({
  search,
  kind: z.enum(kinds).default('templates'),
  isDraft: yesNo.optional(),
  /** Meal plans with this food, also as an alternative. */
  alimentId: idSchema('aliments').optional(),
  /** Only those with other values of the own food `alimentId` than it has today, of clients only meal plans that have not ended. */
  hasFormerValues: yesNo.optional(),
  /** Energy of an average day. */
  caloriesMin: kcal,
  caloriesMax: kcal,
  clientId: idSchema('clients').optional(),
  state: z.enum(copyStates).optional(),
  ...sortFields([
    'title',
    'updatedAt',
    'calories',
    'protein_percent',
    'carbs_percent',
    'lipids_percent',
    'days',
    'duration',
    'assigned',
    'clientName',
    'startsOn',
    'endsOn',
  ]),
  page: pageNumber,
});
export type MealPlanFilters = z.output<typeof MealPlanFilters>;

/** Everything the editor needs to open a meal plan, in one response. Profile and settings have calls of their own. */
export const MealPlanDetail = z.object({
  mealPlan: MealPlanRecord,
  /** Number of copies of a template that have not ended. */
  copies: z.number().int(),
  /** Number of these copies that are based on an older version of the template. */
  outdatedCopies: z.number().int(),
  ...publication,
  /** The last grams of each food in the meal plans of this client, or of the account for a template; the editor proposes them. */
  lastQuantities: z.array(z.object({ alimentId: z.uuid(), quantity: z.number(), portion: TypedPortion.nullable() })),
  /** Differences of stated energy and energy of the macros that must both be exceeded for a warning. Missing in responses of an earlier release. */
  tolerance: z.object({ percent: z.number(), kcal: z.number() }).optional(),
});
export type MealPlanDetail = z.output<typeof MealPlanDetail>;

const [view, create, update, remove] = [
  'view meal plans',
  'create meal plans',
  'update meal plans',
  'delete meal plans',
] as const;

const oneMealPlan = z.object({ mealPlan: MealPlanRecord });
const oneCopy = z.object({ copy: MealPlanAssignment });
const template = z.object({ id: idSchema('meal-plans') });
const copy = z.object({ id: idSchema('client-meal-plans') });
const ofClient = z.object({ clientId: idSchema('clients').optional() });

const assignment = assignmentRoutes({
  path: '/mealPlans',
  noun: 'meal-plans',
  copyNoun: 'client-meal-plans',
  view,
  update,
  content: { copy: AssignedMealPlan, update: MealPlanUpdate },
});

export const mealPlanRoutes = defineRoutes({
  list: {
    endpoint: 'GET /mealPlans',
    permission: view,
    query: MealPlanFilters,
    response: z.object({ mealPlans: z.array(MealPlanCard), nextPage }),
  },
  /** Published copies that end within a week and have no successor, the first to end first. */
  expiring: {
    endpoint: 'GET /mealPlans/expiring/list',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: z.object({ mealPlans: z.array(AssignedMealPlan), nextPage }),
  },
  /**
   * Active clients without a meal plan for today or later, by name, for an account that has meal plans at all. The sample client
   * is left out.
   */
  clientsWithout: {
    endpoint: 'GET /mealPlans/clients-without/list',
    permission: create,
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(ClientWithoutMealPlan), nextPage }),
  },
  /** Meal plans of today with foods that became a conflict when the profile of the client changed, by name of the client. */
  conflicting: {
    endpoint: 'GET /mealPlans/conflicting/list',
    permission: view,
    /** `clientId`: only that of this client. */
    query: z.object({ clientId: idSchema('clients').optional() }),
    response: ConflictingMealPlans,
  },
  get: { endpoint: 'GET /mealPlans/:id', permission: view, params: template, isHeavy: true, response: oneMealPlan },
  detailForEdit: {
    endpoint: 'GET /mealPlans/:id/detailForEdit',
    permission: update,
    params: template,
    isHeavy: true,
    response: MealPlanDetail,
  },
  /** The own foods of the meal plan that were edited, as they are today: copies with other values can be updated. */
  correctedFoods: {
    endpoint: 'GET /mealPlans/:id/correctedFoods',
    permission: update,
    params: template,
    response: z.object({ foods: z.array(CorrectedFood) }),
  },
  detailForAssign: {
    endpoint: 'GET /mealPlans/:id/detailForAssign',
    permission: view,
    params: template,
    response: z.object({
      mealPlan: MealPlanCard,
      /** Without foods and recipes: such a meal plan is not assigned. */
      isEmpty: z.boolean(),
      /** How many days the average is of, and those that it leaves out. Missing in responses that were cached before. */
      average: AverageOfDays.optional(),
      assigned: z.array(AssignedMealPlan),
    }),
  },
  /**
   * Creates a template: a draft with `days` days that have the meals of the settings, the content of the editor, or a
   * copy of the template or copy `sourceId`. With `clientId` it is the copy of that client instead, without a template; the client
   * sees it once it is published.
   */
  create: {
    endpoint: 'POST /mealPlans',
    permission: create,
    body: z.object({
      title: requiredText(200),
      duration: z.number().int().min(1).max(limits.durationDays).optional(),
      days: z.number().int().min(1).max(limits.days).default(1),
      sourceId: idSchema('meal-plans').nullable().default(null),
      /** The foods and recipes that the components name are read from the database; those given here are ignored. */
      content: MealPlanContent.nullable().default(null),
      clientId: idSchema('clients').optional(),
      /** First day of the copy of a client; today without it. */
      startsOn: plainDate.optional(),
    }),
    isHeavy: true,
    isIdempotent: true,
    response: oneMealPlan,
  },
  ...documentRoutes({ path: '/mealPlans', noun: 'meal-plans', view, update, content: MealPlanContent }),
  /** Deletes a template, whose copies stay, or the copy of a client. Both can be restored. */
  delete: { endpoint: 'DELETE /mealPlans/:id', permission: remove, params: template, response: emptyResponse },
  /** With a client, the meal plans that were taken away from them; otherwise templates. */
  ...deletionRoutes({ path: '/mealPlans', noun: 'meal-plans', remove, query: ofClient }),
  /** A template with the content of a template or copy, without the conflict notes of a client. */
  clone: {
    endpoint: 'POST /mealPlans/:id/clone',
    permission: create,
    params: template,
    body: z.object({ title: requiredText(200) }),
    isHeavy: true,
    isIdempotent: true,
    response: oneMealPlan,
  },

  ...assignment,
  /**
   * Assigns a copy to each client and publishes it from `startsOn` on. Foods that are forbidden or unwanted for a client
   * need a note, in the meal plan or in `conflictNote`, which is written to them in the copies.
   */
  assign: {
    ...assignment.assign,
    body: assignment.assign.body.extend({
      conflictNote,
      /** Needed when the copies are published at once. */
      confirmedAllergies,
      /** Needed when the copies are published at once and have little energy for a client. */
      confirmedLowEnergy,
      /** Whether the copies are visible to the clients at once; otherwise they are drafts until they are published. */
      isPublished: z.boolean().default(true),
    }),
  },
  previewAssign: { ...assignment.previewAssign, response: z.object({ preview: MealPlanAssignPreview }) },
  /** Foods that the update brings and that are forbidden or unwanted for the client of a copy need a note, as in `assign`. */
  updateCopies: {
    ...assignment.updateCopies,
    body: assignment.updateCopies.body.extend({ conflictNote }),
  },

  /** Client, dates, note and state of a copy. */
  userMealPlan: { endpoint: 'GET /mealPlans/:id/userMealPlan', permission: view, params: copy, response: oneCopy },
  /** Moves the dates of a copy, or changes its note. Days that the client has had keep their version. */
  updateUserMealPlanDate: {
    endpoint: 'POST /mealPlans/:id/updateUserMealPlanDate',
    permission: update,
    params: copy,
    body: z.object({ version: z.number().int(), ...copyDatesFields }),
    response: oneCopy,
  },
  unassignUserMealPlan: {
    endpoint: 'POST /mealPlans/:id/unassignUserMealPlan',
    permission: update,
    params: copy,
    response: emptyResponse,
  },

  ...publishingRoutes,
  ...proposalRoutes,
});

/** The meal plans of a client, latest start first. The client sees only those with a published version. */
export const clientMealPlanRoutes = defineSubjectRoutes({
  list: {
    own: { endpoint: 'GET /my/mealPlans', permission: 'view own nutrition' },
    client: { endpoint: 'GET /clients/:clientId/mealPlans', permission: view },
    query: z.object({ page: pageNumber }),
    response: z.object({ mealPlans: z.array(AssignedMealPlan), nextPage }),
  },
});

/**
 * A template or the copy of a client was created, changed, published or deleted; for those who see it. Both fields are
 * null when several meal plans changed. A deletion names the last version.
 */
export const mealPlanChanged = defineLiveEvent(
  'meal_plan.changed',
  z.object({ mealPlanId: z.uuid().nullable(), version: z.int().nullable() }),
);
