import { z } from 'zod';
import { emptyResponse, idSchema, instant, plainDate, recordVersion, text, uuid } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes, type Route, routesIn } from '#shell/common/route.ts';
import {
  entryUnits,
  Goal,
  Measurement,
  MeasurementDraft,
  MetricKey,
  MetricType,
  metricLimits,
  TypedValue,
  ValueUpdate,
} from './contract/measurement.ts';
import { metricPermissions as permissions } from './contract/permissions.ts';
import { MetricReminder } from './contract/reminder.ts';

const own = { view: 'view own record', write: 'update own record' } as const;

const params = {
  metric: z.object({ metricId: idSchema('metrics') }),
  value: z.object({ valueId: idSchema('values') }),
};
const clientParams = {
  metric: params.metric.extend({ clientId: idSchema('clients') }),
  value: params.value.extend({ clientId: idSchema('clients') }),
};

/** A metric that is followed for a client. Numbers are missing where they are hidden from the client. */
export const ClientMetric = z.object({
  id: z.uuid(),
  metricType: MetricType.pick({
    metric: true,
    name: true,
    group: true,
    unit: true,
    decimals: true,
    direction: true,
    exerciseId: true,
  }),
  goal: Goal.nullable(),
  reminder: MetricReminder.nullable(),
  /** Of a lift the maximum that counts (`rules/maximum.ts`), of which `delta` is the change since the maximum before. */
  last: Measurement.nullable(),
  /** Change since the last value of an earlier day, of the same side and method. */
  delta: z.number().nullable(),
  previousDay: z.string().nullable(),
  /** The last values of the same side and method, oldest first. */
  spark: z.array(z.object({ day: z.string(), value: z.number() })).max(metricLimits.spark),
  areNumbersHidden: z.boolean(),
  version: recordVersion,
});
export type ClientMetric = z.output<typeof ClientMetric>;

export const markKinds = ['visit', 'pregnancy', 'photos', 'program', 'meal_plan'] as const;

/** What happened on a day, shown below the axis of a chart: a visit, photos, the start of a program or of a meal plan. */
export const ChartMark = z.object({
  kind: z.enum(markKinds),
  id: z.uuid(),
  day: z.string(),
  /** Of a program or a meal plan. */
  title: z.string().nullable(),
});
export type ChartMark = z.output<typeof ChartMark>;

const MetricDetails = z.object({
  /** Null when weight was never measured or followed. */
  metric: ClientMetric.nullable(),
  /** The newest first. */
  values: z.array(Measurement).max(metricLimits.points),
  /** Whether there are older values than a response contains. */
  isCut: z.boolean(),
  /** Since the first of the values, the newest first. */
  marks: z.array(ChartMark).max(metricLimits.marks),
});
export type MetricDetails = z.output<typeof MetricDetails>;

const period = z.object({ from: plainDate.optional() });
const stored = z.object({ values: z.array(Measurement).max(metricLimits.values) });

/** Measured values: a client's own, and those of a client. */
export const metricRoutes = defineSubjectRoutes({
  list: {
    own: { endpoint: 'GET /my/metrics', permission: own.view },
    client: { endpoint: 'GET /clients/:clientId/metrics', permission: permissions.view },
    response: z.object({ metrics: z.array(ClientMetric) }),
  },
  details: {
    own: { endpoint: 'GET /my/metrics/:metricId', permission: own.view, params: params.metric },
    client: {
      endpoint: 'GET /clients/:clientId/metrics/:metricId',
      permission: permissions.view,
      params: clientParams.metric,
    },
    query: period,
    response: MetricDetails,
  },
  weights: {
    own: { endpoint: 'GET /my/weights', permission: own.view },
    client: { endpoint: 'GET /clients/:clientId/weights', permission: permissions.view },
    query: period,
    response: MetricDetails,
  },
  record: {
    own: { endpoint: 'POST /my/metrics', permission: own.write },
    client: { endpoint: 'POST /clients/:clientId/metrics', permission: permissions.write },
    body: MeasurementDraft,
    response: stored,
  },
  updateValue: {
    own: { endpoint: 'PUT /my/metrics/values/:valueId', permission: own.write, params: params.value },
    client: {
      endpoint: 'PUT /clients/:clientId/metrics/values/:valueId',
      permission: permissions.write,
      params: clientParams.value,
    },
    body: ValueUpdate,
    response: z.object({ value: Measurement }),
  },
  deleteValue: {
    own: { endpoint: 'DELETE /my/metrics/values/:valueId', permission: own.write, params: params.value },
    client: {
      endpoint: 'DELETE /clients/:clientId/metrics/values/:valueId',
      permission: permissions.write,
      params: clientParams.value,
    },
    response: emptyResponse,
  },
});

/** Routes whose charts show marks of visits, photos, programs and meal plans, and change with them. */
export const chartRoutes: Route[] = routesIn({ details: metricRoutes.details, weights: metricRoutes.weights });

const oneMetric = z.object({ metric: ClientMetric });
const oneValue = z.object({ value: Measurement });
const disputeNote = text(metricLimits.disputeNote);

/** A weight of a list of days, such as that of an old diary. */
const SingleWeight = TypedValue.omit({ metric: true, side: true }).extend({ id: uuid, day: plainDate });

/** What only one side does. */
export const clientMetricRoutes = defineRoutes({
  /** Follows a type before it is measured, or again. */
  follow: {
    endpoint: 'POST /clients/:clientId/followed-metrics',
    permission: permissions.write,
    body: z.object({ metric: MetricKey }),
    response: oneMetric,
  },
  update: {
    endpoint: 'PUT /clients/:clientId/metrics/:metricId',
    permission: permissions.write,
    params: clientParams.metric,
    body: z.object({
      goal: Goal.nullable()
        .refine((goal) => !goal || goal.from !== null || goal.to !== null, 'metrics:invalid.emptyGoal')
        .refine((goal) => goal?.from == null || goal.to == null || goal.from <= goal.to, {
          error: 'metrics:invalid.goalOrder',
          path: ['to'],
        })
        .meta({ examples: [{ from: 70, to: 72 }] }),
      /** The unit that the limits were typed in; a refusal names the possible ones in it. Null: the unit of the type. */
      unit: z.enum(entryUnits).nullable().default(null),
      /** Stores a goal that `unusualGoal` asks about. */
      isConfirmed: z.boolean().default(false),
      version: recordVersion,
    }),
    response: oneMetric,
  },
  /** When the client is reminded to measure it; null: never. */
  saveReminder: {
    endpoint: 'PUT /clients/:clientId/metrics/:metricId/reminder',
    permission: permissions.write,
    params: clientParams.metric,
    body: z.object({ reminder: MetricReminder.nullable(), version: recordVersion }),
    response: oneMetric,
  },
  /** No longer follows it: it leaves the list, without reminders, and its values stay. */
  unfollow: {
    endpoint: 'DELETE /clients/:clientId/metrics/:metricId',
    permission: permissions.write,
    params: clientParams.metric,
    response: emptyResponse,
  },
  recordWeights: {
    endpoint: 'POST /clients/:clientId/weights-from-single-values',
    permission: permissions.write,
    body: z.object({
      values: z.array(SingleWeight).min(1).max(metricLimits.values),
      isConfirmed: z.boolean().default(false),
      /** The clock of the device when it sent the request. */
      sentAt: instant.nullable().default(null),
    }),
    response: stored,
  },
  /**
   * Deletes what the client recorded with the id, whether a request has stored it or is still on its way: none stores it afterwards.
   */
  deleteRecord: {
    endpoint: 'POST /my/metrics/deleteRecord',
    permission: own.write,
    body: MeasurementDraft.pick({ id: true }),
    response: emptyResponse,
  },
  /** The professional has talked about it: the mark goes, the value stays. */
  settleDispute: {
    endpoint: 'POST /clients/:clientId/metrics/values/:valueId/settle',
    permission: permissions.write,
    params: clientParams.value,
    response: oneValue,
  },
  /** A client does not change what a professional measured, but says that it is wrong. */
  dispute: {
    endpoint: 'POST /my/metrics/values/:valueId/dispute',
    permission: own.write,
    params: params.value,
    body: z.object({ note: disputeNote.default('') }),
    response: oneValue,
  },
  withdrawDispute: {
    endpoint: 'DELETE /my/metrics/values/:valueId/dispute',
    permission: own.write,
    params: params.value,
    response: oneValue,
  },
  /** The newest weight, height and share of fat-free mass, to fill in calculations. */
  latestBody: {
    endpoint: 'GET /clients/:clientId/latest-body',
    permission: permissions.view,
    response: z.object({
      body: z.object({
        weightKg: z.number().nullable(),
        /** The day of the weight. */
        weighedOn: z.string().nullable(),
        /** Whether the client typed the weight. Missing in responses that an earlier release cached. */
        isWeighedByClient: z.boolean().optional(),
        heightCm: z.number().nullable(),
        fatFreeMassPercent: z.number().nullable(),
      }),
    }),
  },
});

/** Values, goals or followed metrics of a client changed. To the client and the professionals who see them. */
export const liveMeasurementsChanged = defineLiveEvent('measurements.changed', z.object({ clientId: z.uuid() }));

/** An own type was created, changed, archived or deleted. To the professionals, and to the clients it is followed for. */
export const liveMetricTypeChanged = defineLiveEvent('metric_type.changed', z.object({ id: z.uuid() }));

export const metricProblems = defineProblems('metrics', {
  not_a_number: 422,
  not_possible: 422,
  wrong_unit: 422,
  metric_twice: 422,
  unusual_change: 409,
  unusual_goal: 409,
  in_future: 422,
  not_editable: 409,
  not_yours: 403,
  record_deleted: 409,
  not_disputable: 409,
  type_taken: 422,
  type_is_used: 409,
  too_many_types: 422,
});
