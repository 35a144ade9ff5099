import { z } from 'zod';
import { sides } from '#areas/metrics/contract/measurement.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  pageNumber,
  plainDate,
  recordVersion,
  requiredText,
  search,
  uuid,
} from '#shell/common/fields.ts';
import { deletionRoutes } from '#shell/common/deletions.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { measurementTypes, visitLimits, visitStates } from '../contract.ts';
import { AnamnesisProposal, AnamnesisTemplate } from './anamnesis.ts';
import { VisitContent, visitMetrics, VisitRecord } from './document.ts';

/** A visit in lists. Numbers of the body are null in a draft and where they are not known. */
export const VisitCard = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  takenOn: z.string(),
  state: z.enum(visitStates),
  measurement_type: z.enum(measurementTypes),
  weightKg: z.number().nullable(),
  fat_mass_perc: z.number().nullable(),
  bmr: z.number().nullable(),
  /** Measures that do not count, because a reading is not possible. */
  notCounted: z.number().int(),
  /** The day of the next visit as it was agreed at this one. */
  nextVisitOn: z.string().nullable(),
  authorName: z.string().nullable(),
});
export type VisitCard = z.output<typeof VisitCard>;

/** A visit that was agreed at the last one. */
export const UpcomingVisit = z.object({ clientId: z.uuid(), clientName: z.string(), day: z.string() });
export type UpcomingVisit = z.output<typeof UpcomingVisit>;

export const VisitFilters = z.object({
  search,
  state: z.enum(visitStates).optional(),
  clientId: idSchema('clients').optional(),
  page: pageNumber,
});
export type VisitFilters = z.output<typeof VisitFilters>;

const page = z.object({ visits: z.array(VisitCard), nextPage });

/** `hidesVisits`: the list is empty without filters because the clients of all visits have withdrawn their consent to health data. */
const listPage = page.extend({ hidesVisits: z.boolean().optional() });

/** A measured value of another visit. */
const VisitValue = z.object({ metric: z.enum(visitMetrics), side: z.enum(sides).nullable(), value: z.number() });

const EarlierVisit = z.object({
  ...{ id: z.uuid(), takenOn: z.string(), values: z.array(VisitValue) },
  /** The models of the caliper and of the bioimpedance device, '' for none. Missing in responses of an earlier release. */
  caliper: z.string().optional(),
  biaDevice: z.string().optional(),
});
export type EarlierVisit = z.output<typeof EarlierVisit>;

/** What the form of a visit shows beside its fields. */
export const BaseFormData = z.object({
  client: z.object({
    id: z.uuid(),
    name: z.string(),
    gender: z.enum(['male', 'female']).nullable(),
    birthDate: z.string().nullable(),
  }),
  /** The newest measurements of any source before the visit, also of its day; without one, the height of the client's record. */
  before: z.object({
    weightKg: z.number().nullable(),
    weighedOn: z.string().nullable(),
    heightCm: z.number().nullable(),
  }),
  /** The completed visits before this one: the last, and the first of all. */
  previous: EarlierVisit.nullable(),
  first: EarlierVisit.nullable(),
  /** Points of the RXc graph of the earlier completed visits, the oldest first; resistance and reactance in ohm per metre. */
  rxcPath: z.array(
    z.object({
      ...{ takenOn: z.string(), r: z.number(), xc: z.number() },
      /** Missing in responses of an earlier release. */
      biaDevice: z.string().optional(),
    }),
  ),
  /** What the account asks. */
  template: AnamnesisTemplate,
  /** Answers of the first survey for fields that are empty. */
  proposals: z.array(AnamnesisProposal),
  /** Error of the caller in double readings, in percent; null with less than ten of them. */
  examinerErrorPercent: z.object({ skinfolds: z.number().nullable(), circumferences: z.number().nullable() }),
});
export type BaseFormData = z.output<typeof BaseFormData>;

/** The results in the table of a client, in the order of its rows. */
export const resultNames = [
  'fat',
  'fatMass',
  'fatFree',
  'fatFreeMass',
  'foldSum',
  'bmi',
  'waistHip',
  'waistHeight',
  'bmr',
  'dailyEnergy',
  'desirableWeight',
] as const;
export type ResultName = (typeof resultNames)[number];

/** One per visit: the model of the caliper or device, '' for none. Missing in responses of an earlier release. */
const models = z.array(z.string()).optional();

/** The measures and results of a client by visits, the newest visit first. */
export const VisitTable = z.object({
  visits: z
    .array(
      z.object({
        id: z.uuid(),
        takenOn: z.string(),
        state: z.enum(visitStates),
        /** In pregnancy the body composition is not compared, and has no values here. */
        isOfPregnancy: z.boolean(),
      }),
    )
    .max(visitLimits.columns),
  rows: z.array(
    z.object({
      metric: z.enum(visitMetrics),
      side: z.enum(sides).nullable(),
      /** One per visit, in the order of `visits`; null: not measured, or not counted. */
      values: z.array(z.number().nullable()),
      /** One per visit: the readings of a measure that does not count, because one of them is not possible. */
      notCounted: z.array(z.array(z.number()).nullable()),
      models,
    }),
  ),
  /** Not rounded. */
  results: z.array(
    z.object({
      name: z.enum(resultNames),
      values: z.array(z.number().nullable()),
      /** Formula or device of each value; null without a value, and for what has one formula only. */
      methods: z.array(z.string().nullable()),
      models,
    }),
  ),
});
export type VisitTable = z.output<typeof VisitTable>;

const [view, create, update, remove] = ['view visits', 'create visits', 'update visits', 'delete visits'] as const;
const oneVisit = z.object({ visit: VisitRecord });
const versioned = z.object({ version: recordVersion });

/** The client of a new visit in the form, where none is chosen at first. */
export const ChosenClient = z.object({ clientId: z.string().min(1, 'visits:invalid.clientId') });

export const visitRoutes = defineRoutes({
  list: { endpoint: 'GET /visits', permission: view, query: VisitFilters, response: listPage },
  listOfClient: {
    endpoint: 'GET /clients/:clientId/visits',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: page,
  },
  /** The visits of a client as a table. */
  valuesOfClient: { endpoint: 'GET /clients/:clientId/visits/values', permission: view, response: VisitTable },
  /**
   * The agreed days of next visits from a week ago until in two weeks, of active clients who have not come on that day or later:
   * those from today on by day, then those that were missed.
   */
  upcoming: {
    endpoint: 'GET /visits/upcoming/list',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: z.object({ visits: z.array(UpcomingVisit), nextPage }),
  },
  get: { endpoint: 'GET /visits/:id', permission: view, response: oneVisit },
  /** `takenOn`: a day that the visit was moved to and is not saved with yet; without it the saved one. */
  baseFormData: {
    endpoint: 'GET /visits/:id/baseFormData',
    permission: view,
    query: z.object({ takenOn: plainDate.optional() }),
    response: BaseFormData,
  },
  values: { endpoint: 'GET /visits/:id/values', permission: view, response: VisitTable },
  /** Starts a draft with the answers, formulas and devices of the last visit of the client, and without its measures. */
  create: {
    endpoint: 'POST /visits',
    permission: create,
    isIdempotent: true,
    body: z.object({
      /** Generated by the sender. */
      id: uuid,
      clientId: idSchema('clients'),
      takenOn: z.iso.date('visits:invalid.takenOn').pipe(plainDate),
    }),
    response: oneVisit,
  },
  /** Writes the measures and results to the measurements of the client. Needs weight and height. */
  complete: { endpoint: 'POST /visits/:id/complete', permission: update, body: versioned, response: oneVisit },
  /** Allows edits again. The reason is kept with the visit. */
  reopen: {
    endpoint: 'POST /visits/:id/reopen',
    permission: update,
    body: versioned.extend({ reason: requiredText(500) }),
    response: oneVisit,
  },
  delete: { endpoint: 'DELETE /visits/:id', permission: remove, response: emptyResponse },
  ...deletionRoutes({
    path: '/visits',
    noun: 'visits',
    remove,
    query: z.object({ clientId: idSchema('clients').optional() }),
  }),
  ...documentRoutes({ path: '/visits', noun: 'visits', view, update, content: VisitContent }),
});
