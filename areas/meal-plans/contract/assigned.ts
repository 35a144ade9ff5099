import { z } from 'zod';
import { totalFields } from '#areas/aliments/contract/totals.ts';
import { categories } from '#areas/aliments/contract/taxonomy.ts';
import { AssignedCopy, AssignPreview, CopyDates, CopyUpdate } from '#areas/assignments/contract.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { Conflict, conflictLevels } from '#areas/dietary-profiles/contract.ts';
import { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { language } from '#shell/common/fields.ts';
import { dayFields, dayKinds, mealPlanFields, mealTypes } from '../contract.ts';

/**
 * What the client sees of a copy: nothing yet (`draft`), a version that starts later (`scheduled`), a version of today
 * (`active`), nothing any more because the dates are over (`ended`) or another copy took its place (`replaced`), or nothing while
 * another copy that started later is followed (`suspended`) or the client is deactivated (`inactive`).
 */
export const publicationStates = [
  'draft',
  'scheduled',
  'active',
  'suspended',
  'inactive',
  'ended',
  'replaced',
] as const;
export type PublicationState = (typeof publicationStates)[number];

const { incomplete } = totalFields;

/**
 * Energy of an average day, its shares in percent, and the size of a template or copy. Null: not measured. `incomplete` lists the
 * totals that are less than what is eaten.
 */
export const summaryFields = {
  calories: z.number().nullable(),
  protein_tot: z.number().nullable(),
  carbs_tot: z.number().nullable(),
  lipids_tot: z.number().nullable(),
  incomplete,
  protein_percent: z.number().int().nullable(),
  carbs_percent: z.number().int().nullable(),
  lipids_percent: z.number().int().nullable(),
  days: z.number().int(),
  duration: z.number().int(),
};

/** Why a day is left out of the average day: it has a free meal, or no food that is counted. */
export const leftOutReasons = ['freeMeal', 'noFood'] as const;

/** How many days an average day is the mean of, and the days that it leaves out, with their numbers from 1. */
export const AverageOfDays = z.object({
  countedDays: z.number().int(),
  leftOut: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      days: z.array(
        z.object({ day: z.object({ name: dayFields.name, weekday: dayFields.weekday }), number: z.number().int() }),
      ),
      isNamed: z.boolean(),
    }),
  ),
});
export type AverageOfDays = z.output<typeof AverageOfDays>;

export const AssignedMealPlan = AssignedCopy.extend({
  ...summaryFields,
  endsOn: z.string(),
  publication: z.enum(publicationStates),
  /** Whether the copy was saved since its last published version. */
  hasUnpublishedChanges: z.boolean(),
  templateId: z.uuid().nullable(),
});
export type AssignedMealPlan = z.output<typeof AssignedMealPlan>;

/** A copy with its dates and note. */
export const MealPlanAssignment = AssignedMealPlan.extend({
  ...CopyDates.shape,
  endsOn: z.string(),
  templateTitle: z.string().nullable(),
});
export type MealPlanAssignment = z.output<typeof MealPlanAssignment>;

/** The content that a client follows from `startsOn` on, until the next published version. It never changes. */
export const PublishedVersion = z.object({
  id: z.uuid(),
  /** Number of the publication of this copy, from 1. */
  number: z.number().int(),
  /** Version of the document that was published. */
  version: z.number().int(),
  startsOn: z.string(),
  publishedAt: z.string(),
  /** Null when the author is no longer part of the account. */
  author: z.string().nullable(),
  /** `active`: what the client follows today; `scheduled`: starts later; `past`: another version took its place. */
  state: z.enum(['active', 'scheduled', 'past']),
});
export type PublishedVersion = z.output<typeof PublishedVersion>;

/** A food of a meal plan that a client must not or does not eat. */
export const FoodConflict = z.object({
  alimentId: z.uuid(),
  name: z.string(),
  name_en: z.string(),
  category: z.enum(categories),
  level: z.enum(conflictLevels),
  reasons: z.array(Conflict),
  /** Whether every use of the food in the meal plan has a note, or in a PDF a confirmation, that explains all conflicts but the hints. */
  isExplained: z.boolean(),
  /** Whether such a note explains all conflicts for which the food is forbidden or unwanted; others may be left to check. */
  isNoted: z.boolean().optional(),
});
export type FoodConflict = z.output<typeof FoodConflict>;

/** Notes in conflict that a response lists; the others follow once these are changed. */
export const conflictingNotesShown = 100;

/**
 * A food that a note names, such as a second option of a meal, and that the profile of a client speaks against. Only its words are known,
 * so it is to be checked, and needs no note that says why it stays.
 */
export const NoteConflict = z.object({
  /** The part of the note as it was typed: `noci 20 g`. */
  text: z.string(),
  /** The excluded category that it belongs to, otherwise `other`. */
  category: z.enum(categories),
  reasons: z.array(Conflict),
  /** Positions of the days with the note, from 0; none for the description of the meal plan. */
  days: z.array(z.number().int()),
});
export type NoteConflict = z.output<typeof NoteConflict>;

/** A line of text without ingredients, whose allergens are unknown, with the positions of its days, from 0. */
export const UncheckedText = z.object({ text: z.string(), text_en: z.string(), days: z.array(z.number().int()) });
export type UncheckedText = z.output<typeof UncheckedText>;

const ClientConflicts = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** The worst first. */
  foods: z.array(FoodConflict).max(100),
  /** Missing where notes are not checked. */
  notes: z.array(NoteConflict).max(conflictingNotesShown).optional(),
});
export type ClientConflicts = z.output<typeof ClientConflicts>;

export const UndecidedClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** What the declarations name and the profile does not state; empty when nothing is recognised. */
  statements: z.array(NamedStatement),
  /** The worst first. */
  foods: z.array(FoodConflict).max(100),
  /** What notes name; missing without any, and in responses of a server before it existed. */
  notes: z.array(NoteConflict).max(conflictingNotesShown).optional(),
});
export type UndecidedClient = z.output<typeof UndecidedClient>;

/** Maximum number of clients with conflicts that a preview lists; `conflictingClients` counts all of them. */
export const maxConflictingClients = 20;

/** A day with what a screen names it by. */
const NumberedDay = z.object(dayFields).pick({ name: true, weekday: true, dayKind: true }).extend({
  /** Position in the meal plan, from 1. */
  number: z.number().int(),
  /** Whether all its meals were left empty. Missing in previews of an earlier release. */
  isEmpty: z.boolean().optional(),
});
export type NumberedDay = z.output<typeof NumberedDay>;

/** See `ScheduleFaults` of the rules. */
const ScheduleFaults = z.object({
  undecided: z.array(NumberedDay),
  unreached: z.array(NumberedDay),
  uncovered: z.array(z.union([z.number().int().min(1).max(7), z.enum(dayKinds)])),
});

export const MealPlanSchedule = z.object({
  duration: mealPlanFields.duration,
  schedule: mealPlanFields.schedule,
  days: z.array(NumberedDay),
});
export type MealPlanSchedule = z.output<typeof MealPlanSchedule>;

/** Clients who read `language`, and the number of texts of a meal plan that stay in the other one for them. */
const UntranslatedTexts = z.object({
  language,
  texts: z.number().int(),
  clients: z.array(z.string()).max(maxRecipients),
});
export type UntranslatedTexts = z.output<typeof UntranslatedTexts>;

export const MealPlanAssignPreview = AssignPreview.extend({
  /** For clients whose language is not that of the caller; missing without such texts. */
  untranslated: UntranslatedTexts.optional(),
  /** Number of clients with a food that is forbidden or unwanted for them and has no note. */
  conflictingClients: z.number().int(),
  conflicts: z.array(ClientConflicts).max(maxConflictingClients),
  /** Names of the clients whose profile is not checked, because they withdrew the consent to health data. */
  uncheckedClients: z.array(z.string()).max(maxRecipients),
  /** Food without ingredients, and the names of the clients for whose allergies or intolerances it is not checked; missing without any. */
  unchecked: z
    .object({
      texts: z.array(UncheckedText).max(conflictingNotesShown),
      clients: z.array(z.string()).max(maxRecipients),
    })
    .optional(),
  /** Names of the clients with undecided declarations about their diet. */
  undecidedClients: z.array(z.string()).max(maxRecipients),
  /**
   * The same clients with what is recognised of their declarations and the foods against it, which are not refused; those with foods first.
   * Missing without any, and in responses of a server before it existed.
   */
  undecided: z.array(UndecidedClient).max(maxRecipients).optional(),
  /** The clients of whom nobody said whether they have allergies. */
  undeclaredClients: z.array(z.object({ id: z.uuid(), name: z.string() })).max(maxRecipients),
  /** The clients with excluded words that are in the name of no food, so that they are not checked. */
  unmatchedWords: z
    .array(z.object({ id: z.uuid(), name: z.string(), excludedWords: z.array(z.string()) }))
    .max(maxRecipients)
    .optional(),
  /** The clients who take medicines, which are not checked against the foods, for who may view visits; missing without any. */
  clientsWithMedicines: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .max(maxRecipients)
    .optional(),
  scheduleFaults: ScheduleFaults,
  /** Names of the clients without a program, when days are for training and rest: they get the rest day every day. */
  clientsWithoutProgram: z.array(z.string()).max(maxRecipients),
});
export type MealPlanAssignPreview = z.output<typeof MealPlanAssignPreview>;

/** One difference between a template and a copy. Days, meals and rows are matched by position. */
export const Change = z.object({
  /** Number of the day from 1; null for a field of the meal plan. */
  dayNumber: z.number().int().nullable(),
  dayName: z.string(),
  /** Missing in responses of an earlier release, as `mealType`. */
  weekday: dayFields.weekday.optional(),
  mealTitle: z.string(),
  mealTitleEn: z.string(),
  /** Null for a change of no meal. */
  mealType: z.enum(mealTypes).nullable().optional(),
  name: z.string(),
  nameEn: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** Name of the changed field of the document; null when a whole day, meal or row was added or removed. */
  field: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.output<typeof Change>;

/** Maximum number of listed differences of one copy; `changeCount` counts all of them. */
export const maxChanges = 100;

/**
 * What an update from the template would change in a copy. The client sees it once the copy is published again, so days
 * of the past never change. A copy that has ended is not open.
 */
export const MealPlanUpdate = CopyUpdate.extend({
  changes: z.array(Change).max(maxChanges),
  /**
   * What the template changed in parts that were changed by hand in the copy, which stay as they are. Missing where the template replaces
   * the copy, and in responses of an earlier release.
   */
  staying: z.array(Change).max(maxChanges).optional(),
  /** Foods that the update brings and that are forbidden or unwanted for the client without a note. */
  conflicts: z.array(FoodConflict).max(100),
  /** Food without ingredients that the update brings and that is not checked for the allergies of the client; missing without any. */
  unchecked: z.array(UncheckedText).max(conflictingNotesShown).optional(),
  /** Whether the foods are not checked, because the client withdrew the consent to health data. */
  isUnchecked: z.boolean(),
});
export type MealPlanUpdate = z.output<typeof MealPlanUpdate>;
