import { z } from 'zod';
import {
  emptyResponse,
  idSchema,
  nextPage,
  numberInQuery,
  pageNumber,
  recordVersion,
  search,
  sortFields,
  text,
} from '#shell/common/fields.ts';
import { attachmentOf } from '#shell/common/attachments.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { hasValidCheckDigit } from './barcode.ts';
import { limits, macroNames, micronutrientCodes, UsedAliment } from '../contract.ts';
import { allergens, categories, diets, valueStates } from './taxonomy.ts';

const nutrientNames = [...macroNames, ...micronutrientCodes] as const;

const properties = {
  synonyms: text(500).default(''),
  barcode: z
    .string()
    .trim()
    .regex(/^\d{6,14}$/, 'aliments:invalid.barcode')
    .meta({ examples: ['8076800195057'] })
    .nullable()
    .default(null),
  /** Allergens that are none of the fourteen, as the label or the source names them, separated by commas. */
  otherAllergens: text(500).default(''),
  states: z.partialRecord(z.enum(nutrientNames), z.enum(valueStates)).default({}),
};

/** A food of the library or of the account, as it is stored. */
export const AlimentRow = UsedAliment.extend({
  ...properties,
  isOwn: z.boolean(),
  isArchived: z.boolean(),
  /** The composition table of the values; `own` for typed ones. */
  source: z.string(),
  sourceRef: z.string(),
  /** 1 for a food of the library, which is not edited. */
  version: recordVersion,
});
export type AlimentRow = z.output<typeof AlimentRow>;

/** A food of the library or of the account. `label`: the photo of the label of an own one. */
export const FullAliment = AlimentRow.extend({ label: attachmentOf('aliment labels').nullable() });
export type FullAliment = z.output<typeof FullAliment>;

/**
 * Number of documents with an own food: templates of meal plans, meal plans of clients that have not ended, and recipes. `former`: how
 * many of them have other values of the food than it has today. Recipes follow the food, so they never do.
 */
export const FoodUse = z.object({
  kind: z.enum(['templates', 'copies', 'recipes']),
  total: z.number().int(),
  former: z.number().int(),
});
export type FoodUse = z.output<typeof FoodUse>;

/**
 * A food in a list. `equalQuantity`: the grams with as much of the main nutrient of the reference food (`mainMacro`) as 100 g of it;
 * null without a reference.
 */
export const ListedAliment = AlimentRow.omit({
  states: true,
  synonyms: true,
  otherAllergens: true,
  sourceRef: true,
}).extend({
  equalQuantity: z.number().nullable(),
});
export type ListedAliment = z.output<typeof ListedAliment>;

/** A typed food. At least one of the names is required. */
export const AlimentDraft = UsedAliment.omit({ id: true, isOwn: true, hasLabel: true }).extend({
  ...properties,
  barcode: properties.barcode
    .unwrap()
    .refine((digits) => digits === null || hasValidCheckDigit(digits), 'aliments:invalid.check_digit')
    .default(null),
});
export type AlimentDraft = z.output<typeof AlimentDraft>;

/** The amount of a nutrient in 100 g, with a lower or an upper bound. A food whose amount is not measured is left out. */
const range = {
  nutrient: z.enum(nutrientNames).optional(),
  nutrientMin: numberInQuery.pipe(z.number().min(0).max(limits.amount)).optional(),
  nutrientMax: numberInQuery.pipe(z.number().min(0).max(limits.amount)).optional(),
};

const amountInQuery = numberInQuery.pipe(z.number().min(0).max(1000)).optional();

export const AlimentFilters = z.object({
  search,
  category: z.enum(categories).optional(),
  /** `own`: of the account. `system`: of the library. `archived`: archived own ones. */
  owner: z.enum(['own', 'system', 'archived']).optional(),
  source: z.string().max(30).optional(),
  /** Leaves out foods that contain, may contain or are suspected to contain it. */
  withoutAllergen: z.enum(allergens).optional(),
  suits: z.enum(diets).optional(),
  ...range,
  /** Foods near to this one by the given amounts in 100 g, the nearest first. */
  reference_aliment_id: idSchema('aliments').optional(),
  reference_aliment_proteins_tot: amountInQuery,
  reference_aliment_carbs_tot: amountInQuery,
  reference_aliment_lipids_tot: amountInQuery,
  ...sortFields(['name', 'calories', 'protein_tot', 'carbs_tot', 'lipids_tot']),
  page: pageNumber,
});
export type AlimentFilters = z.output<typeof AlimentFilters>;

const [view, create, update, remove] = [
  'view aliments',
  'create aliments',
  'update aliments',
  'delete aliments',
] as const;
const oneAliment = z.object({ aliment: FullAliment });
const names = z.object({ name: text(200), name_en: text(200) });

export const alimentRoutes = defineRoutes({
  list: {
    endpoint: 'GET /aliments',
    permission: view,
    query: AlimentFilters,
    response: z.object({
      aliments: z.array(ListedAliment),
      /** True when nothing contains the words as typed and similar words were searched. */
      isSimilarOnly: z.boolean(),
      nextPage,
    }),
  },
  options: {
    endpoint: 'GET /aliments/multiselect-options',
    permission: view,
    query: z.object({ search }),
    response: z.object({ options: z.array(z.object({ value: z.uuid(), label: z.string() })) }),
  },
  get: { endpoint: 'GET /aliments/:id', permission: view, response: oneAliment },
  /** Counts of the documents that contain an own food, without those that the caller may not view. Empty for a library food. */
  uses: { endpoint: 'GET /aliments/:id/uses', permission: view, response: z.object({ uses: z.array(FoodUse) }) },
  create: {
    endpoint: 'POST /aliments',
    isIdempotent: true,
    permission: create,
    body: AlimentDraft,
    response: oneAliment,
  },
  update: {
    endpoint: 'PUT /aliments/:id',
    permission: update,
    body: AlimentDraft.extend({ version: recordVersion }),
    response: oneAliment,
  },
  /** A food that recipes or meal plans use is archived instead. */
  delete: {
    endpoint: 'DELETE /aliments/:id',
    permission: remove,
    response: z.object({ isArchived: z.boolean() }),
  },
  /** Replaces the photo of the label of an own food. */
  setLabel: {
    endpoint: 'POST /aliments/:id/label',
    permission: update,
    upload: uploadPolicies.alimentLabel,
    response: oneAliment,
  },
  deleteLabel: { endpoint: 'DELETE /aliments/:id/label', permission: update, response: oneAliment },
  restore: { endpoint: 'POST /aliments/:id/restore', permission: remove, response: oneAliment },
  clone: {
    endpoint: 'POST /aliments/:id/clone',
    isIdempotent: true,
    permission: create,
    body: z.object({ names }),
    response: oneAliment,
  },
});

/** To the team: an own food was added, changed, archived or deleted. */
export const liveAlimentChanged = defineLiveEvent('aliment.changed', z.object({}));

/** A micronutrient of the catalogue and whether the caller sees it in lists and totals. */
const MicronutrientChoice = z.object({ id: z.enum(micronutrientCodes), isActiveForUser: z.boolean() });

export const micronutrientRoutes = defineRoutes({
  list: {
    endpoint: 'GET /micronutrients',
    permission: 'view micronutrients',
    response: z.object({ micronutrients: z.array(MicronutrientChoice) }),
  },
  save: {
    endpoint: 'POST /micronutrients',
    permission: 'view micronutrients',
    body: z.object({ micronutrient_ids: z.array(z.enum(micronutrientCodes)).max(micronutrientCodes.length) }),
    response: emptyResponse,
  },
});
