import { z } from 'zod';
import {
  allergens,
  animalParts,
  categories,
  diets,
  foundStrengths,
  restrictedGroups,
} from '#areas/aliments/contract/taxonomy.ts';
import { idSchema, instant, requiredText, text, uuid } from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

export const profileLimits = { excludedAliments: 100, excludedWords: 50, wordLength: 60, note: 2000 } as const;

/** From the gravest on. An allergy forbids traces too; with an intolerance small amounts may be tolerated. */
export const severities = ['allergy', 'intolerance'] as const;
export type Severity = (typeof severities)[number];

/** Diets of which a client follows at most one. The flags for gluten, lactose and nickel are independent of it. */
export const chosenDiets = ['none', 'vegan', 'vegetarian', 'pescatarian'] as const;

/** Diets that a client follows. No food states that it is low in nickel: published lists decide (`rules/nickel-foods.ts` of aliments). */
export const followedDiets = [...diets, 'low_nickel'] as const;

const Allergy = z.object({ allergen: z.enum(allergens), severity: z.enum(severities) });
export type Allergy = z.output<typeof Allergy>;

/** A food that the client does not eat, with its names at the time it was excluded. */
const ExcludedAliment = z.object({ id: z.uuid(), name: z.string(), name_en: z.string() });
export type ExcludedAliment = z.output<typeof ExcludedAliment>;

/** Fields that are stored as they are sent. */
const fields = {
  /** Each allergen at most once. */
  allergies: z
    .array(Allergy)
    .max(allergens.length)
    .refine((all) => new Set(all.map(({ allergen }) => allergen)).size === all.length, 'dietary-profiles:invalid.twice')
    .default([]),
  /** Somebody said that there are no others; an empty list does not. Missing in responses of a server before it existed. */
  hasNoOtherAllergies: z.boolean().default(false),
  diet: z.enum(chosenDiets).default('none'),
  isGlutenFree: z.boolean().default(false),
  isLactoseFree: z.boolean().default(false),
  /** Missing in responses of a server before it existed. */
  isLowNickel: z.boolean().default(false),
  excludedCategories: z.array(z.enum(categories)).max(categories.length).default([]),
  /** Words of names, such as `cipolla`, in any language. */
  excludedWords: z.array(requiredText(profileLimits.wordLength)).max(profileLimits.excludedWords).default([]),
  /** Those of the excluded words to which the client is allergic. Missing in profiles that were saved before it existed. */
  allergicWords: z.array(requiredText(profileLimits.wordLength)).max(profileLimits.excludedWords).optional(),
  /** States that change reference intakes. `isPostmenopausal` is null when it is not known. */
  isPregnant: z.boolean().default(false),
  isLactating: z.boolean().default(false),
  isPostmenopausal: z.boolean().nullable().default(null),
  note: text(profileLimits.note).default(''),
};

/** What a client must not or does not eat, as it was saved. */
export const SavedProfile = z.object({
  ...fields,
  excludedAliments: z.array(ExcludedAliment).max(profileLimits.excludedAliments),
});
export type SavedProfile = z.output<typeof SavedProfile>;

/** The same with what the record of the client adds. */
export const DietaryProfile = SavedProfile.extend({
  /** Set for a client who is a minor on their present day. Derived from the date of birth, never stored. Missing in earlier responses. */
  isMinor: z.literal(true).optional(),
});
export type DietaryProfile = z.output<typeof DietaryProfile>;

/** The names of the excluded foods are copied by the server. */
export const DietaryProfileDraft = z.object({
  ...fields,
  /** All missing in requests of an app that was opened before they existed, as `allergicWords`: then they stay as they are. */
  hasNoOtherAllergies: z.boolean().optional(),
  isLowNickel: z.boolean().optional(),
  excludedAlimentIds: z.array(idSchema('aliments')).max(profileLimits.excludedAliments).default([]),
  /** The version that the form was opened with; 0 when nothing had been said yet. */
  version: z.number().int().min(0),
});
export type DietaryProfileDraft = z.output<typeof DietaryProfileDraft>;

/** `forbidden` must not be eaten, `unwanted` is not eaten, `doubtful` must be looked at, `hint` says what is not known. */
export const conflictLevels = ['forbidden', 'unwanted', 'doubtful', 'hint'] as const;
export type ConflictLevel = (typeof conflictLevels)[number];

/** A reason why a client must not or does not eat a food. */
export const Conflict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('allergen'),
    allergen: z.enum(allergens),
    /**
     * Of a food that declares no allergens: `named` when its name contains a name of the allergen, otherwise `not_declared`.
     */
    strength: z.enum([...foundStrengths, 'not_declared']),
    severity: z.enum(severities),
  }),
  /**
   * `category`: the excluded one, named by a food of another one. `isUsual`: the food usually is, or has, what the word names, such as pork
   * in salami. `isGeneric`: a name for many foods, “frutta”, of which it may be one. `isAllergy`: the client is allergic to it.
   */
  z.object({
    kind: z.literal('excluded'),
    by: z.enum(['aliment', 'category', 'word']),
    word: z.string(),
    category: z.enum(categories).optional(),
    isUsual: z.literal(true).optional(),
    isGeneric: z.literal(true).optional(),
    isAllergy: z.literal(true).optional(),
  }),
  /**
   * `isKnown`: the food does not suit the diet. Otherwise nothing says that it does, or of nickel published lists disagree; `isTraces`: its declaration says that it may contain
   * what the diet must not have; `isSuspected`: it may have traces of it, stated, suspected or named. `isBelowLimit`: its lactose is known
   * and below the limit of foods without lactose; `isRennet`: a cheese that may have rennet of animals. `animalPart`: what its name says that it is made of. All are missing in conflicts that
   * were stored before.
   */
  z.object({
    kind: z.literal('diet'),
    diet: z.enum(followedDiets),
    isKnown: z.boolean(),
    isTraces: z.boolean().optional(),
    isSuspected: z.boolean().optional(),
    isBelowLimit: z.boolean().optional(),
    isRennet: z.boolean().optional(),
    animalPart: z.enum(animalParts).optional(),
  }),
  /** A group of foods that is not eaten in the state, or by minors. `named`: only the name of the food suggests it. */
  z.object({
    kind: z.literal('state'),
    state: z.enum(['pregnant', 'lactating', 'minor']),
    group: z.enum(restrictedGroups),
    strength: z.enum(['contains', 'named']),
  }),
]);
export type Conflict = z.output<typeof Conflict>;

/** One statement of a profile, for the history of changes. */
export const Statement = z.discriminatedUnion('kind', [
  Allergy.extend({ kind: z.literal('allergy') }),
  z.object({ kind: z.literal('no_other_allergies') }),
  z.object({ kind: z.literal('diet'), diet: z.enum([...chosenDiets, 'gluten_free', 'lactose_free', 'low_nickel']) }),
  ExcludedAliment.extend({ kind: z.literal('aliment') }),
  z.object({ kind: z.literal('category'), category: z.enum(categories) }),
  z.object({ kind: z.literal('word'), word: z.string(), isAllergy: z.literal(true).optional() }),
  z.object({ kind: z.literal('state'), state: z.enum(['pregnant', 'lactating', 'postmenopausal', 'premenopausal']) }),
  z.object({ kind: z.literal('note'), note: z.string() }),
]);
export type Statement = z.output<typeof Statement>;

/** Who said what, and when. `isByClient`: the client, otherwise the professional named by `author`. */
export const ProfileChange = z.object({
  version: z.number().int(),
  changedAt: z.string(),
  isByClient: z.boolean(),
  author: z.string().nullable(),
  added: z.array(Statement),
  removed: z.array(Statement),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** The last changes that a response contains. */
export const shownChanges = 20;

/** Declarations in one response; the others follow when these are decided. */
export const maxDeclarations = 50;

/**
 * Identifies a declaration. `checkInId` is the id of the record that has it; for a text of the client's record or the note of the profile, the client. `questionId` identifies the question, for written texts the words. `sentAt` is when the answer was sent, the day of
 * the visit at noon, or when the text was changed. Answers that are sent again are decided again.
 */
const DeclarationKey = z.object({ checkInId: uuid, questionId: uuid, sentAt: instant });
export type DeclarationKey = z.output<typeof DeclarationKey>;

/**
 * What the client answered in a first survey about allergies, intolerances, diet or foods that they do not eat, or in any survey about
 * pregnancy and breastfeeding, and what no professional has confirmed or rejected yet; also such a state of a visit or of the
 * client's record, and what a medical history names and the profile does not state.
 */
export const Declaration = DeclarationKey.extend({
  question: z.string(),
  /** Empty for a plain yes. */
  text: z.string(),
  /** The state that a visit has, not an answer. */
  visitState: z.enum(['pregnant', 'lactating']).optional(),
  /**
   * `survey`: an answer; `goal`, `note`: of the client's record; `profile`: its note. Clients read what they answered and wrote and the profile.
   */
  source: z.enum(['survey', 'visit', 'goal', 'note', 'profile', 'message', 'measurement', 'meal', 'removal']),
  /** Set when the client deleted the message or the words of the note since. */
  isRemoved: z.literal(true).optional(),
  /** Set for written words about a present pregnancy or breastfeeding alone. */
  isWrittenState: z.literal(true).optional(),
});
export type Declaration = z.output<typeof Declaration>;

/** `confirmed`: what matters of it is in the profile. `rejected`: it does not apply. */
export const declarationDecisions = ['confirmed', 'rejected'] as const;

/** The most entries about medicines in one response. */
export const maxMedicines = 10;

/**
 * What a visit, a first survey or a later check-in says that a client takes, as it was written, and was not followed by a no. Only professionals who may view visits read it. How it goes
 * with foods is checked nowhere.
 */
const Medicine = z.object({
  /** `medicine` also for a question about both. */
  kind: z.enum(['medicine', 'supplement']),
  /** Empty for a plain yes to `question`. */
  text: z.string(),
  /** Of the survey; empty for a visit. */
  question: z.string(),
  source: z.enum(['visit', 'survey']),
  day: z.string(),
});
export type Medicine = z.output<typeof Medicine>;

/**
 * The last answer of visits about diagnoses, symptoms or exams, as it was written, and the first day with these words; a flagged answer
 * about health of a survey; or a sentence of the client's record or messages. Readers as `Medicine`.
 */
const Diagnosis = z.object({
  /** The name of the field of the medical history in the language of the reader; missing for the field of diagnoses. */
  field: z.string().optional(),
  /** Of the survey; missing for a visit. */
  question: z.string().optional(),
  /** The name of the survey; missing for a visit. */
  survey: z.string().optional(),
  /** The text of the client's record, or the message or note of a measurement, that says it; missing for visits and surveys. */
  record: z.enum(['goal', 'note', 'message', 'measurement', 'meal']).optional(),
  /** Empty for a plain yes to `question`. */
  text: z.string(),
  day: z.string(),
});
export type Diagnosis = z.output<typeof Diagnosis>;

/** One for each field of the medical history that is read, and those of surveys. */
export const maxDiagnoses = 30;

export const DietaryProfileResponse = z.object({
  profile: DietaryProfile,
  /** 0 when it was never saved: then nothing is known. */
  version: z.number().int(),
  /** False for a man, of whom the states are not asked. */
  asksStates: z.boolean(),
  /** False also of an age for neither pregnancy nor breastfeeding. Missing: as `asksStates`. */
  asksMaternalStates: z.boolean().optional(),
  /** The newest first. */
  changes: z.array(ProfileChange).max(shownChanges),
  /** The undecided ones; missing in the response to a save. */
  declarations: z.array(Declaration).max(maxDeclarations).optional(),
  /** Whether a first survey asked about allergies or intolerances and the client answered, also with a no. Missing in the response to a save. */
  hasAnsweredAllergies: z.boolean().optional(),
  /** The excluded words, also of undecided declarations, that are in the name of no food, so that they are not checked. Missing in the response to a save. */
  unmatchedWords: z.array(z.string()).max(profileLimits.excludedWords).optional(),
  /** Missing in the response to a save. */
  medicines: z.array(Medicine).max(maxMedicines).optional(),
  /** Missing in the response to a save. */
  diagnoses: z.array(Diagnosis).max(maxDiagnoses).optional(),
});
export type DietaryProfileResponse = z.output<typeof DietaryProfileResponse>;

export const dietaryProfileRoutes = defineSubjectRoutes({
  get: {
    own: { endpoint: 'GET /my/dietary-profile', permission: 'view own nutrition' },
    /** Allergies concern the safety of the client, so who visits them reads them too. */
    client: {
      endpoint: 'GET /clients/:clientId/dietary-profile',
      permission: 'view meal plans',
      alternativePermission: 'view visits',
    },
    response: DietaryProfileResponse,
  },
  save: {
    own: { endpoint: 'PUT /my/dietary-profile', permission: 'update own nutrition' },
    client: { endpoint: 'PUT /clients/:clientId/dietary-profile', permission: 'update meal plans' },
    body: DietaryProfileDraft,
    response: DietaryProfileResponse,
  },
});

export const declarationRoutes = defineRoutes({
  /** Decides declarations, or undoes that. One whose answer was sent again meanwhile stays undecided. */
  decide: {
    endpoint: 'POST /clients/:clientId/dietary-declarations',
    permission: 'update meal plans',
    isIdempotent: true,
    body: z.object({
      declarations: z.array(DeclarationKey).min(1).max(maxDeclarations),
      decision: z.enum([...declarationDecisions, 'undecided']),
    }),
    response: DietaryProfileResponse,
  },
});

/** The profile of a client was saved, or one of their declarations decided. To the client and the professionals who see them. */
export const liveDietaryProfileChanged = defineLiveEvent('dietary_profile.changed', z.object({ clientId: z.uuid() }));
