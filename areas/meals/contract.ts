import { z } from 'zod';
import { limits as alimentLimits, macroNames, TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { EatenConflict, EatenNoteConflict } from './contract/eaten-conflicts.ts';
import { Equivalent, maxEquivalents } from './contract/equivalents.ts';
import { PlanOfDays } from './contract/plan-of-days.ts';
import { UnreadClient } from './contract/unread.ts';
import { StoredDay, StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { attachmentSizes, privateAttachmentOf } from '#shell/common/attachments.ts';
import {
  FileResponse,
  emptyResponse,
  idSchema,
  instant,
  nextPage,
  numberInQuery,
  pageNumber,
  plainDate,
  search,
  text,
  uuid,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

export const limits = {
  /** Days in one response; a phone keeps them for the time without a connection. */
  days: 14,
  /** Parts of one request. */
  entries: 300,
  swaps: 60,
  note: 1000,
  knownNotes: 20,
  pictures: 4,
  drinkMl: 3000,
  persons: 12,
  ticks: 1000,
  /** Meals can be changed for this number of past days. */
  pastDays: 60,
} as const;

/** What happened with a meal. `planned`, also without an entry: it was not eaten; with swaps these foods are chosen for it. */
export const mealStates = ['planned', 'as_planned', 'swapped', 'skipped', 'free'] as const;
export type MealState = (typeof mealStates)[number];

/** What was eaten, or is chosen to be eaten, instead of one component of a meal. */
export const Swap = z.object({
  /** `uuid` of the component in the published meal plan. */
  componentId: uuid,
  /** `uuid` of the planned alternative that was chosen; null for another food. */
  alternativeId: uuid.nullable(),
  /** The food of the alternative, or the other one. */
  alimentId: uuid,
  /** Grams. */
  quantity: z.number().min(0).max(alimentLimits.quantity),
  portion: TypedPortion.nullable().default(null),
});
export type Swap = z.output<typeof Swap>;

/** What a device changed about one meal of one day: the state with its swaps, the note, or none. Of each part the last one is valid. */
export const MealReport = z.object({
  date: plainDate,
  /** The published version that the meal belongs to. */
  publishedId: uuid,
  mealId: uuid,
  state: z.enum(mealStates).optional(),
  swaps: z.array(Swap).max(limits.swaps).default([]),
  note: text(limits.note).optional(),
  loggedAt: instant,
  /** When the note was written, where it was at another time than the state. */
  notedAt: instant.optional(),
  /**
   * What the device had shown as the note, and its own earlier texts: a stored note that is none of these is another device's, and the
   * professionals still read it. Missing in reports of an earlier release.
   */
  knownNotes: z.array(text(limits.note)).max(limits.knownNotes).optional(),
});
export type MealReport = z.output<typeof MealReport>;

/** A drink of water. With 0 ml it was removed. */
export const Drink = z.object({
  id: uuid,
  date: plainDate,
  ml: z.number().int().min(0).max(limits.drinkMl),
  loggedAt: instant,
});
export type Drink = z.output<typeof Drink>;

/** The days and persons of the shopping list. A later choice replaces an earlier one, and with it the ticks. */
export const ShoppingChoice = z.object({
  from: plainDate,
  days: z.number().int().min(1).max(limits.days),
  persons: z.number().int().min(1).max(limits.persons),
  chosenAt: instant,
});
export type ShoppingChoice = z.output<typeof ShoppingChoice>;

/** Whether a food of the shopping list was bought. */
export const ShoppingTick = z.object({ alimentId: uuid, isTicked: z.boolean(), tickedAt: instant });
export type ShoppingTick = z.output<typeof ShoppingTick>;

const MealPicture = privateAttachmentOf('meal-pictures').extend({ kind: z.literal('image') });
export type MealPicture = z.output<typeof MealPicture>;

/** What is stored about one meal of one day. */
export const MealEntry = MealReport.required({ state: true, note: true })
  .omit({ swaps: true, notedAt: true, knownNotes: true })
  .extend({
    id: z.uuid(),
    /** Null after the meal plan was deleted. */
    publishedId: z.uuid().nullable(),
    swaps: z.array(Swap.extend({ aliment: UsedAliment })),
    /** Notes of other devices that gave way to `note`. Missing without any, and in responses of an earlier release. */
    otherNotes: z.array(z.string()).optional(),
    pictures: z.array(MealPicture),
    /** A professional reported it, not the client. */
    isByProfessional: z.boolean(),
    /** A note, a picture, an eaten swap, a skipped meal or an eaten conflict that no professional has read. */
    isNew: z.boolean(),
  });
export type MealEntry = z.output<typeof MealEntry>;

/** One date: the day of the meal plan that it has; null without a meal plan. `mealsOn` of `rules/days.ts` returns its meals. */
export const DietDay = z.object({
  date: z.string(),
  publishedId: z.uuid().nullable(),
  day: StoredDay.nullable(),
  /** The meals that were reported as another published version had them, or that are not in the day. */
  reported: z.array(
    z.object({
      publishedId: z.uuid(),
      meal: StoredMeal,
      /** Of a meal plan that another one replaced on the date. */
      isOfOtherPlan: z.boolean().optional(),
    }),
  ),
});
export type DietDay = z.output<typeof DietDay>;

const Diet = z.object({
  /** Today in the time zone of the account. */
  today: z.string(),
  /** Whether the client sees the energy, and the other nutrients; the values that are not shown are null. */
  showsCalories: z.boolean(),
  showsMacros: z.boolean(),
  /** The client has withdrawn the consent to health data, so nothing can be reported. */
  isConsentWithdrawn: z.boolean(),
  plans: z.array(PlanOfDays),
  days: z.array(DietDay).max(limits.days),
  /** The first day of a meal plan after these days, when the last of them has none. */
  nextDayOn: plainDate.optional(),
  entries: z.array(MealEntry),
  /** For professionals; the client's screens check the foods of the meal plan themselves. */
  conflicts: z.array(EatenConflict),
  /** For professionals. Missing in responses of an earlier release. */
  noteConflicts: z.array(EatenNoteConflict).optional(),
  drinks: z.array(Drink),
  shopping: ShoppingChoice.nullable(),
  ticks: z.array(ShoppingTick),
});
export type Diet = z.output<typeof Diet>;

/** Parts that were refused, by their place in the request. The others are stored. */
const Refused = z.object({ part: z.enum(['meals', 'drinks']), index: z.number().int(), problem: z.string() });

export const Sync = z.object({
  /** The clock of the device when it sent the request. */
  sentAt: instant,
  meals: z.array(MealReport).max(limits.entries).default([]),
  drinks: z.array(Drink).max(limits.entries).default([]),
  shopping: ShoppingChoice.nullable().default(null),
  ticks: z.array(ShoppingTick).max(limits.ticks).default([]),
});
export type Sync = z.output<typeof Sync>;

/** A part that a device with a wrong clock reported for its present day, by its place in the request, with the day that it was. */
const Moved = z.object({ part: z.enum(['meals', 'drinks']), index: z.number().int(), date: plainDate });

export const SyncResult = z.object({
  entries: z.array(MealEntry),
  /** For clients: the entries that the request changed, as they were before. Missing in responses of an earlier release. */
  overwritten: z.array(MealEntry).optional(),
  refused: z.array(Refused),
  moved: z.array(Moved),
});
export type SyncResult = z.output<typeof SyncResult>;

const entryOf = { entryId: idSchema('meal-entries') };

export const mealRoutes = defineSubjectRoutes({
  /** The days from `from` (today without it), with what the client reported. */
  days: {
    own: { endpoint: 'GET /my/diet', permission: 'view own nutrition' },
    client: { endpoint: 'GET /clients/:clientId/diet', permission: 'view meal plans' },
    query: z.object({
      from: plainDate.optional(),
      days: numberInQuery.pipe(z.number().int().min(1).max(limits.days)).default(7),
    }),
    isHeavy: true,
    response: z.object({ diet: Diet }),
  },
  /** Stores what a device has not sent yet. Requests may arrive late, repeatedly and in any order. */
  sync: {
    own: { endpoint: 'POST /my/diet/sync', permission: 'update own nutrition' },
    client: { endpoint: 'POST /clients/:clientId/diet/sync', permission: 'update meal plans' },
    body: Sync,
    // It reads whole meal plans, one for each version that the request names.
    isHeavy: true,
    response: SyncResult,
  },
  addPicture: {
    own: { endpoint: 'POST /my/diet/entries/:entryId/pictures', permission: 'update own nutrition' },
    client: { endpoint: 'POST /clients/:clientId/diet/entries/:entryId/pictures', permission: 'update meal plans' },
    params: z.object(entryOf),
    upload: uploadPolicies.mealPicture,
    body: z.object({ pictureId: uuid }),
    response: z.object({ picture: MealPicture }),
  },
  /** The bytes of a picture. */
  readPicture: {
    own: { endpoint: 'GET /my/diet/entries/:entryId/pictures/:pictureId', permission: 'view own nutrition' },
    client: {
      endpoint: 'GET /clients/:clientId/diet/entries/:entryId/pictures/:pictureId',
      permission: 'view meal plans',
    },
    params: z.object({ ...entryOf, pictureId: idSchema('meal-pictures') }),
    query: z.object({ size: z.enum(attachmentSizes).default('full') }),
    download: 'application/octet-stream',
    response: FileResponse,
  },
  deletePicture: {
    own: { endpoint: 'DELETE /my/diet/entries/:entryId/pictures/:pictureId', permission: 'update own nutrition' },
    client: {
      endpoint: 'DELETE /clients/:clientId/diet/entries/:entryId/pictures/:pictureId',
      permission: 'update meal plans',
    },
    params: z.object({ ...entryOf, pictureId: idSchema('meal-pictures') }),
    response: emptyResponse,
  },
});

export const clientMealRoutes = defineRoutes({
  /** Foods of the same role as a component, where the meal plan allows equivalents; usual ones without a search. */
  equivalents: {
    endpoint: 'GET /my/diet/:publishedId/equivalents',
    permission: 'view own nutrition',
    params: z.object({ publishedId: idSchema('published-meal-plans') }),
    query: z.object({ componentId: uuid, search }),
    isHeavy: true,
    response: z.object({
      /** The nutrient whose planned amount each food has. */
      role: z.enum(macroNames),
      equivalents: z.array(Equivalent).max(maxEquivalents),
    }),
  },
  /** Clients with reports that the caller has to read, the latest first. `clientId` is sent by apps of an earlier release. */
  unread: {
    endpoint: 'GET /diets/unread',
    permission: 'view meal plans',
    query: z.object({ page: pageNumber, clientId: idSchema('clients').optional() }),
    response: z.object({ clients: z.array(UnreadClient), nextPage }),
  },
  /** Of these clients and those of the groups, the active ones with unread reports of a symptom or of food to avoid, the latest first. */
  unreadOfRecipients: {
    endpoint: 'POST /diets/unread-symptoms',
    permission: 'view meal plans',
    body: z.object(recipientIds),
    response: z.object({ clients: z.array(UnreadClient) }),
  },
  /** Marks what the client reported until `until` as read by the caller. */
  markRead: {
    endpoint: 'POST /clients/:clientId/diet/markRead',
    permission: 'view meal plans',
    params: z.object({ clientId: idSchema('clients') }),
    body: z.object({ until: plainDate }),
    response: emptyResponse,
  },
});

export const mealProblems = defineProblems('meals', {
  not_planned: 422,
  too_old: 422,
  in_future: 422,
  swap_not_allowed: 422,
  swap_allergen: 422,
  swap_other_kind: 422,
  swap_too_different: 422,
  too_many_pictures: 422,
});

/** The client reported meals, drinks or ticks, or a professional did. To the client and the professionals who see them. */
export const dietChanged = defineLiveEvent('diet.changed', z.object({ clientId: z.uuid() }));
