import { z } from 'zod';
import { emptyResponse, idSchema } from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { effectiveSettingsSchema, settingChoices } from '#shell/common/settings.ts';
import { micronutrientCodes } from '../contract.ts';

/** Sources of reference intakes; `own` are those that the account entered. */
export const authorities = ['efsa', 'larn'] as const;

/**
 * Kinds of reference intakes: average requirement, population reference intake, adequate intake, tolerable upper intake level,
 * suggested dietary target, reference intake range.
 */
export const referenceKinds = ['AR', 'PRI', 'AI', 'UL', 'SDT', 'RI'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Nutrients with reference intakes; `epa_dha` is the sum of both fatty acids. */
export const referenceNutrients = ['protein_tot', 'carbs_tot', 'lipids_tot', 'epa_dha', ...micronutrientCodes] as const;
export type ReferenceNutrient = (typeof referenceNutrients)[number];

export const referenceStates = ['pregnant', 'lactating', 'premenopausal', 'postmenopausal'] as const;
export type ReferenceState = (typeof referenceStates)[number];

const referenceUnits = ['g', 'mg', 'µg', '%'] as const;
/** What the value is per; `energy`: percent of the energy of the day. */
export const referenceBases = ['day', 'kg', '1000 kcal', 'MJ', 'energy'] as const;

/**
 * The intake of a nutrient by a group of people. A value to reach is `lower`, one not to exceed `upper`, a range has both.
 * `appliesTo: 'added'`: only what is added to food or taken as a supplement counts, so that it is not compared with food.
 */
const intakeFields = {
  nutrient: z.enum(referenceNutrients),
  kind: z.enum(referenceKinds),
  sex: z.enum(['male', 'female']).nullable(),
  /** Whole years, both included. */
  ageFrom: z.number().int().min(0).max(120),
  ageTo: z.number().int().min(0).max(120).nullable(),
  state: z.enum(referenceStates).nullable(),
  lower: z.number().min(0).max(1_000_000).nullable(),
  upper: z.number().min(0).max(1_000_000).nullable(),
  unit: z.enum(referenceUnits),
  per: z.enum(referenceBases),
  appliesTo: z.enum(['total', 'added']),
};

export const ReferenceIntake = z.object({ authority: z.enum([...authorities, 'own']), ...intakeFields });
export type ReferenceIntake = z.output<typeof ReferenceIntake>;

export const OwnIntake = z.object({ id: idSchema('reference-intakes'), ...intakeFields });
export type OwnIntake = z.output<typeof OwnIntake>;

/** An intake as an account enters it. */
export const OwnIntakeDraft = z
  .object(intakeFields)
  .superRefine(({ lower, upper, ageFrom, ageTo, unit, per }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (lower === null && upper === null) add('lower', 'aliments:invalid.no_amount');
    if (lower !== null && upper !== null && lower > upper) add('upper', 'aliments:invalid.range');
    if (ageTo !== null && ageTo < ageFrom) add('ageTo', 'aliments:invalid.range');
    if ((unit === '%') !== (per === 'energy')) add('unit', 'aliments:invalid.percent');
  });
export type OwnIntakeDraft = z.output<typeof OwnIntakeDraft>;

/** Which reference intakes totals are compared with. */
export const ReferenceSettings = z.object({ authority: z.enum(authorities).default('efsa') });
export type ReferenceSettings = z.output<typeof ReferenceSettings>;

export const ReferenceChoices = settingChoices(ReferenceSettings);

const view = 'view aliments';
const settingsResponse = z.object({ settings: effectiveSettingsSchema(ReferenceSettings) });
const client = z.object({ id: idSchema('clients') });

export const referenceRoutes = defineRoutes({
  /** Those of the chosen authority, replaced by own ones of the same nutrient. */
  list: {
    endpoint: 'GET /reference-intakes',
    permission: view,
    query: z.object({ clientId: idSchema('clients').optional() }),
    response: z.object({ authority: z.enum(authorities), intakes: z.array(ReferenceIntake) }),
  },
  own: {
    endpoint: 'GET /reference-intakes/own',
    permission: view,
    response: z.object({ intakes: z.array(OwnIntake) }),
  },
  create: {
    endpoint: 'POST /reference-intakes',
    permission: 'admin',
    isIdempotent: true,
    body: OwnIntakeDraft,
    response: z.object({ intake: OwnIntake }),
  },
  delete: { endpoint: 'DELETE /reference-intakes/:id', permission: 'admin', response: emptyResponse },
  settings: { endpoint: 'GET /reference-settings', permission: view, response: settingsResponse },
  saveSettings: {
    endpoint: 'POST /reference-settings',
    permission: 'admin',
    body: ReferenceChoices,
    response: settingsResponse,
  },
  clientSettings: {
    endpoint: 'GET /clients/:id/reference-settings',
    permission: view,
    params: client,
    response: settingsResponse,
  },
  saveClientSettings: {
    endpoint: 'POST /clients/:id/reference-settings',
    permission: 'update meal plans',
    params: client,
    body: ReferenceChoices,
    response: settingsResponse,
  },
});

/** To the professionals: own intakes or the chosen authority changed. */
export const referencesChanged = defineLiveEvent('references.changed', z.object({}));
