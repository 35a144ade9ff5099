import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import { emitToClientsAndProfessionals, findClientZone, type Subject } from '#areas/clients/server/public.ts';
import { type ClientMetric, liveMeasurementsChanged, type MetricDetails } from '../../contract.ts';
import { type EntryUnit, type Goal, type Measurement, metricLimits } from '../../contract/measurement.ts';
import type { MetricReminder } from '../../contract/reminder.ts';
import { isTypeCode } from '../../contract/types.ts';
import { isHiddenGroup, withoutNumbers } from '../../rules/hidden-numbers.ts';
import { builtInType, compareMetrics } from '../../rules/metric-type.ts';
import { areComparable, isOfModels } from '../../rules/comparable.ts';
import { currentMaximum, isMaximum, maximumBefore, ofSameHands, valuesOfDays } from '../../rules/maximum.ts';
import { nextReminder, startOf } from '../../rules/reminder.ts';
import { todayIn } from '#shell/common/dates.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import * as store from '../store/client-metrics.ts';
import { findMeasurements, findSeries } from '../store/measurements.ts';
import { findMarks } from '../store/marks.ts';
import { saveReminder as storeReminder } from '../store/reminders.ts';
import { hidesBodyNumbers } from './hidden.ts';
import { findNotCounted } from './not-counted.ts';
import { assertPossible } from './record.ts';
import { toMetricType, typesOf } from './types.ts';
import { assertUsualGoal } from './unusual-goal.ts';

type OneMetric = Promise<{ metric: ClientMetric }>;
type MetricId = { metricId: string };
type Period = { from?: string | undefined };

/** Metrics that are no longer followed too. */
export async function listAllMetrics(scope: Scope, { clientId }: Subject): Promise<ClientMetric[]> {
  return toClientMetrics(scope, clientId, await store.findClientMetrics(scope, { clientId, isAll: true }));
}

/** All values of a metric, as the client sees them. */
export async function readAllValues(
  scope: Scope,
  { clientId }: Subject,
  { metricType, areNumbersHidden }: ClientMetric,
): Promise<Measurement[]> {
  const all: Measurement[] = [];
  for (let page = 1; page > 0; ) {
    const { values, isCut } = await findSeries(scope, { clientId, metric: metricType.metric, page });
    all.push(...values);
    page = isCut ? page + 1 : 0;
  }
  return areNumbersHidden ? all.map(withoutNumbers) : all;
}

/** The followed metrics, in the order of the built-in types. */
export async function listMetrics(scope: Scope, { clientId }: Subject): Promise<{ metrics: ClientMetric[] }> {
  const followed = await store.findClientMetrics(scope, { clientId });
  const metrics = await toClientMetrics(scope, clientId, followed);
  return { metrics: metrics.sort((one, other) => compareMetrics(one.metricType.metric, other.metricType.metric)) };
}

export async function getDetails(scope: Scope, { clientId }: Subject, { metricId, from }: MetricId & Period) {
  const [followed] = await store.findClientMetrics(scope, { clientId, metricId });
  return detailsOf(scope, clientId, found(followed), from);
}

export async function getWeights(scope: Scope, { clientId }: Subject, { from }: Period): Promise<MetricDetails> {
  const [followed] = await store.findClientMetrics(scope, { clientId, metric: 'weight' });
  if (!followed) return { metric: null, values: [], isCut: false, marks: [] };
  return detailsOf(scope, clientId, followed, from);
}

export async function followMetric(scope: Scope, { clientId }: Subject, { metric }: { metric: string }): OneMetric {
  // Not found for a type of another account.
  await typesOf(scope, [metric]);
  if (await store.followMetrics(scope, { clientId, metrics: [metric] })) await emitChanged(scope, clientId);
  const [followed] = await store.findClientMetrics(scope, { clientId, metric });
  return oneMetric(scope, clientId, followed);
}

type GoalUpdate = MetricId & { version: number; goal: Goal | null; unit?: EntryUnit | null; isConfirmed?: boolean };

/** Each limit is one that a measured value may have. Throws for an unusual weight that is not confirmed. */
export async function saveGoal(
  scope: Scope,
  { clientId }: Subject,
  { metricId, version, goal, unit = null, isConfirmed = false }: GoalUpdate,
): OneMetric {
  const get = async () => (await oneMetric(scope, clientId, await findMetric(scope, clientId, metricId))).metric;
  const { metricType } = await get();
  for (const name of ['from', 'to'] as const)
    assertPossible({
      metric: metricType.metric,
      group: metricType.group,
      value: goal?.[name] ?? null,
      typedUnit: unit,
      field: `goal.${name}`,
    });
  if (goal && metricType.metric === 'weight' && !isConfirmed) await assertUsualGoal(scope, clientId, goal);
  await advanceVersion(scope, { table: 'client_metrics', id: metricId, version }, get);
  await store.updateGoal(scope, { id: metricId, from: goal?.from ?? null, to: goal?.to ?? null });
  await emitChanged(scope, clientId);
  return { metric: await get() };
}

/** Days and time are those of the client, also when the professional lives in another time zone. */
export async function saveReminder(
  scope: Scope,
  { clientId }: Subject,
  { metricId, version, reminder }: MetricId & { version: number; reminder: MetricReminder | null },
): OneMetric {
  const get = async () => (await oneMetric(scope, clientId, await findMetric(scope, clientId, metricId))).metric;
  await get();
  await advanceVersion(scope, { table: 'client_metrics', id: metricId, version }, get);
  if (reminder) {
    const moment = { after: new Date(), timeZone: await findClientZone(scope, clientId) };
    const schedule = { ...reminder, startsOn: startOf(reminder, moment) };
    await storeReminder(scope, metricId, { schedule, next: nextReminder(schedule, moment) });
  } else await storeReminder(scope, metricId, null);
  await emitChanged(scope, clientId);
  return { metric: await get() };
}

export async function unfollowMetric(scope: Scope, { clientId }: Subject, { metricId }: MetricId): Promise<void> {
  found(await findMetric(scope, clientId, metricId));
  await store.unfollowMetric(scope, metricId);
  await storeReminder(scope, metricId, null);
  await emitChanged(scope, clientId);
}

async function findMetric(scope: Scope, clientId: string, metricId: string) {
  return (await store.findClientMetrics(scope, { clientId, metricId }))[0];
}

async function oneMetric(scope: Scope, clientId: string, followed: store.FollowedMetric | undefined): OneMetric {
  const [metric] = await toClientMetrics(scope, clientId, [found(followed)]);
  return { metric: found(metric) };
}

async function detailsOf(
  scope: Scope,
  clientId: string,
  followed: store.FollowedMetric,
  from: string | undefined,
): Promise<MetricDetails> {
  const [{ metric }, { values: stored, isCut }, permissions, notCounted] = await Promise.all([
    oneMetric(scope, clientId, followed),
    findSeries(scope, { clientId, metric: followed.metric, from }),
    readProfessionalPermissions(scope),
    findNotCounted(scope, clientId, [followed.metric]),
  ]);
  const values = stored.map((value) => ({ ...value, notCounted: notCounted(value) }));
  const first = values.at(-1)?.day;
  const marks = first ? await findMarks(scope, { clientId, from: first, permissions }) : [];
  return { metric, values: metric.areNumbersHidden ? values.map(withoutNumbers) : values, isCut, marks };
}

async function toClientMetrics(
  scope: Scope,
  clientId: string,
  followed: readonly store.FollowedMetric[],
): Promise<ClientMetric[]> {
  const today = todayIn(scope.caller.timeZone);
  const shown = followed.map((metric) => ({ metric, point: shownPoint(metric, today) }));
  const ids = shown.flatMap(({ point }) => point?.id ?? []);
  const [last, isHidden, notCounted] = await Promise.all([
    ids.length > 0 ? findMeasurements(scope, { clientId, ids }) : [],
    hidesBodyNumbers(scope, clientId),
    findNotCounted(
      scope,
      clientId,
      followed.map(({ metric }) => metric),
    ),
  ]);
  const byId = new Map(last.map((value) => [value.id, { ...value, notCounted: notCounted(value) }]));
  return shown.map(({ metric, point }) => {
    const counted = metric.points.filter(({ day }) => !notCounted({ metric: metric.metric, day }));
    const value = { point, last: byId.get(point?.id ?? ''), counted };
    return toClientMetric(metric, value, isHidden);
  });
}

function typeOf({ metric, ownType }: store.FollowedMetric) {
  return isTypeCode(metric) ? builtInType(metric) : toMetricType(found(ownType));
}

/** Returns the value of the card: the last one, of a lift the maximum that counts. */
function shownPoint(metric: store.FollowedMetric, today: string): store.Point | undefined {
  const maximum = isMaximum(typeOf(metric).group) ? currentMaximum(metric.points, today) : undefined;
  return maximum ?? metric.points[0];
}

interface ShownValue {
  /** The points of trends and changes. */
  counted: readonly store.Point[];
  point: store.Point | undefined;
  last: Measurement | undefined;
}

function toClientMetric(
  followed: store.FollowedMetric,
  { point, last, counted }: ShownValue,
  isHiddenForClient: boolean,
): ClientMetric {
  const { id, metric, goalFrom, goalTo, reminder, version } = followed;
  const known = typeOf(followed);
  const { name, exerciseId, group, unit, decimals, direction } = known;
  const metricType = { metric, name, exerciseId, group, unit, decimals, direction };
  if (isHiddenForClient && isHiddenGroup(group)) {
    return {
      id,
      metricType,
      goal: null,
      reminder,
      last: last ? withoutNumbers(last) : null,
      delta: null,
      previousDay: null,
      spark: [],
      areNumbersHidden: true,
      version,
    };
  }
  // A trend joins values of one side, results of one formula, readings of one model, and maximums for the same hands.
  const ofHands = point && isMaximum(group) ? ofSameHands(counted, point) : counted;
  const reference = (isOfModels(group) && counted.find(({ device }) => device)) || point;
  const alike = ofHands.filter(
    (one) => point && reference && one.side === point.side && areComparable(group, one, reference),
  );
  const previous =
    point && isMaximum(group)
      ? maximumBefore(alike, point)
      : alike.find(({ day }) => point && !last?.notCounted && day < point.day);
  const drawn = isMaximum(group) ? valuesOfDays(alike) : alike;
  return {
    id,
    metricType,
    goal: goalFrom === null && goalTo === null ? null : { from: goalFrom, to: goalTo },
    reminder,
    last: last ?? null,
    delta: point && previous ? roundedTo(4, point.value - previous.value) : null,
    previousDay: previous?.day ?? null,
    spark: drawn
      .slice(0, metricLimits.spark)
      .map(({ day, value }) => ({ day, value }))
      .reverse(),
    areNumbersHidden: false,
    version,
  };
}

async function emitChanged(scope: Scope, clientId: string): Promise<void> {
  await emitToClientsAndProfessionals(scope, liveMeasurementsChanged, {
    clientIds: [clientId],
    permission: 'view health records',
    data: { clientId },
  });
}
