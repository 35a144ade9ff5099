import { z } from 'zod';
import { idSchema, instant, plainDate, recordVersion, text, uuid } from '#shell/common/fields.ts';
import { directions, groups, ownUnits, typeCodes, units } from './types.ts';

export const metricLimits = {
  /** Values in one request, of one metric in one response, and points of a small trend. */
  values: 60,
  points: 2000,
  spark: 30,
  /** Marks below a chart. */
  marks: 100,
  ownTypes: 100,
  /** Exercises whose maximum was entered for any client of the account. */
  exerciseTypes: 500,
  /** Exercises whose maximums one request asks for. */
  exercises: 60,
  note: 500,
  disputeNote: 500,
} as const;

/** What a value comes from. `metric` and `weight` were typed by themselves, on the page of metrics or of weights. */
export const sources = ['visit', 'metric', 'weight', 'progress', 'answer', 'workout', 'import'] as const;
export type Source = (typeof sources)[number];

/** Sources whose values are changed and deleted where they are shown; those of other sources in the record they come from. */
export const editableSources: readonly Source[] = ['metric', 'weight', 'import'];

export const notCountedReasons = ['pregnancy'] as const;

/** Of limbs and skinfolds; null where there is no side or it was not noted. */
export const sides = ['R', 'L', 'mean'] as const;
export type Side = (typeof sides)[number];

/** A built-in type by its code, or a type of the account by its id. */
export const MetricKey = z.union([z.enum(typeCodes), idSchema('all-metrics')]);
export type MetricKey = z.output<typeof MetricKey>;

/**
 * A type that can be measured. `name` is that of an own type, or of the exercise whose maximum it is; the names of built-in ones are
 * texts.
 */
export const MetricType = z.object({
  metric: z.string(),
  name: z.string().nullable(),
  /** The exercise whose maximum it is; null for every other type. */
  exerciseId: z.uuid().nullable(),
  group: z.enum(groups),
  unit: z.enum(units),
  decimals: z.number().int(),
  direction: z.enum(directions),
  isArchived: z.boolean(),
  /** Whether it has values: then only the name may change. */
  isUsed: z.boolean(),
  /** Null for a built-in type. */
  version: recordVersion.nullable(),
});
export type MetricType = z.output<typeof MetricType>;

export const OwnTypeDraft = z.object({
  name: text(60).min(1),
  unit: z.enum(ownUnits, 'metrics:invalid.unit'),
  decimals: z.number().int().min(0).max(2),
  direction: z.enum(directions),
});
export type OwnTypeDraft = z.output<typeof OwnTypeDraft>;

/** Where values should be: a single value has both, an open range one of them. In the canonical unit. */
export const Goal = z.object({ from: z.number().nullable(), to: z.number().nullable() });
export type Goal = z.output<typeof Goal>;

/** Why a weight goal must be confirmed, see `unusualGoal`. */
const goalReasons = ['thin', 'minor', 'far'] as const;

/** `data` of the problem `unusual_goal`. `limitKg`: the lowest limit; `bmi`: at it, where it means underweight. */
export const UnusualGoal = z.object({
  reasons: z.array(z.enum(goalReasons)),
  limitKg: z.number(),
  bmi: z.number().nullable(),
  lastKg: z.number().nullable(),
});
export type UnusualGoal = z.output<typeof UnusualGoal>;

/** One stored value. Numbers are null where they are hidden from the client. */
export const Measurement = z.object({
  id: z.uuid(),
  metric: z.string(),
  side: z.enum(sides).nullable(),
  /** In the canonical unit. */
  value: z.number().nullable(),
  /** The typed number, with one comma or point before its decimals, and its unit; null where it is hidden. */
  entered: z.object({ text: z.string(), unit: z.string() }).nullable(),
  day: z.string(),
  measuredAt: z.string(),
  source: z.enum(sources),
  sourceId: z.uuid(),
  /** Name of the professional as the reader knows it; null for the client, or when they left. */
  author: z.string().nullable(),
  isByClient: z.boolean(),
  /** The formula of a result, the way of measuring. */
  method: z.string().nullable(),
  device: z.string().nullable(),
  note: z.string(),
  /** Why a value of the body composition does not count in charts, changes and calculations; missing when it counts. */
  notCounted: z.enum(notCountedReasons).optional(),
  disputedAt: z.string().nullable(),
  disputeNote: z.string().nullable(),
  version: recordVersion,
});
export type Measurement = z.output<typeof Measurement>;

/** A number as it was typed, in the language of the request: `rules/typed-number.ts`. */
export const typedNumber = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .meta({ examples: ['72,5'] });

/** A unit of entry: the canonical unit of the type, or one that is converted to it. */
export const entryUnits = [...units, 'lb', 'in'] as const;
export type EntryUnit = (typeof entryUnits)[number];

const when = {
  day: plainDate,
  /** The instant, when the device knows it; on another day than `day` it is not used. */
  measuredAt: instant.nullable().default(null),
  /** The clock of the device when it sent the request; null when `measuredAt` is not of this device. */
  sentAt: instant.nullable().default(null),
};

const note = text(metricLimits.note).default('');

export const TypedValue = z.object({
  metric: MetricKey,
  entered: typedNumber,
  /** Null: the unit of the type. */
  unit: z.enum(entryUnits).nullable().default(null),
  side: z.enum(sides).nullable().default(null),
});
export type TypedValue = z.output<typeof TypedValue>;

/** Several metrics that were measured at the same time. */
export const MeasurementDraft = z.object({
  /** Generated by the sender: a repeated request with it stores the values once. */
  id: uuid,
  ...when,
  note,
  values: z.array(TypedValue).min(1).max(metricLimits.values),
  /** Confirms values that differ a lot from recent ones. */
  isConfirmed: z.boolean().default(false),
});
export type MeasurementDraft = z.output<typeof MeasurementDraft>;

/** A changed value. */
export const ValueUpdate = z.object({
  ...when,
  note,
  entered: typedNumber,
  unit: z.enum(entryUnits).nullable().default(null),
  side: z.enum(sides).nullable().default(null),
  isConfirmed: z.boolean().default(false),
  version: recordVersion,
});
export type ValueUpdate = z.output<typeof ValueUpdate>;

const Reading = z.object({ day: z.string(), value: z.number() });

/** A typed value and the one nearest to it, from which it differs a lot; in the canonical unit. */
const UnusualChange = z.object({
  metric: z.enum(typeCodes),
  side: z.enum(sides).nullable(),
  typed: Reading,
  near: Reading,
});
export type UnusualChange = z.output<typeof UnusualChange>;

/** `data` of the problem `unusual_change`. */
export const UnusualChanges = z.object({ changes: z.array(UnusualChange) });
