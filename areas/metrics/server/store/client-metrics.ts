import { sql } from 'kysely';
import { z } from 'zod';
import { sources } from '../../contract/measurement.ts';
import { MetricReminder } from '../../contract/reminder.ts';
import { maximumDays } from '../../rules/maximum.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { columnsOf, isMetric, newestFirst } from './measurements.ts';
import { MetricTypeRow, ownType } from './types.ts';

const Point = z.object({
  id: z.uuid(),
  day: z.string(),
  value: z.number(),
  side: z.string().nullable(),
  method: z.string().nullable(),
  device: z.string().nullable(),
  source: z.enum(sources),
});
export type Point = z.output<typeof Point>;

const FollowedMetric = z.object({
  id: z.uuid(),
  metric: z.string(),
  ownType: MetricTypeRow.nullable(),
  goalFrom: z.number().nullable(),
  goalTo: z.number().nullable(),
  reminder: MetricReminder.nullable(),
  version: z.number().int(),
  /** The last values, the newest first. */
  points: z.array(Point),
});
export type FollowedMetric = z.output<typeof FollowedMetric>;

/**
 * More than are shown, because only those of one side and method are, and so many that a tested maximum that counts is among them,
 * also with an estimate on each day since.
 */
const fetchedPoints = maximumDays.tested;

/** The followed metrics of a client with their last values, or all, or one of them, followed or not, by its id or type. */
export async function findClientMetrics(
  scope: Pick<Scope, 'db' | 'language'>,
  {
    clientId,
    metricId,
    metric,
    isAll = false,
  }: { clientId: string; metricId?: string; metric?: string; isAll?: boolean },
): Promise<FollowedMetric[]> {
  const chosen = metricId
    ? sql`followed.id = ${metricId}`
    : metric
      ? isMetric(metric, 'followed')
      : isAll
        ? sql`true`
        : sql`followed.is_followed`;
  const points = sql`select measured.id, local_day as day, value::float8 as value, side, method, device, source, measured_at from measurements measured`;
  const newest = sql`order by ${newestFirst} limit ${fetchedPoints}`;
  return rowsOf(
    scope.db,
    FollowedMetric,
    sql`
    select followed.id, coalesce(followed.type, followed.own_type_id::text) as metric, ${ownType(scope)} as "ownType",
      goal_from::float8 as "goalFrom", goal_to::float8 as "goalTo",
      case when remind_time is not null then jsonb_build_object('everyDays', remind_every_days,
        'weekdays', coalesce(to_jsonb(remind_weekdays), '[]'), 'time', to_char(remind_time, 'HH24:MI')) end as reminder,
      followed.version, last.points
    from client_metrics followed
    left join metric_types on metric_types.id = followed.own_type_id
    cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(point) - 'measured_at'), '[]') as points from (
        (${points} where client_id = followed.client_id and type = followed.type ${newest})
        union all
        (${points} where client_id = followed.client_id and own_type_id = followed.own_type_id ${newest})
      ) point
    ) last
    where followed.client_id = ${clientId} and ${chosen}
    order by followed.created_at, followed.id`,
  );
}

/** Follows the metrics of a client, also those that were followed before. Returns whether anything changed. */
export async function followMetrics(
  { db }: Transaction,
  { clientId, metrics }: { clientId: string; metrics: readonly string[] },
): Promise<boolean> {
  if (metrics.length === 0) return false;
  const rows = [...new Set(metrics)].map((metric) => ({ id: newId(), client_id: clientId, ...columnsOf(metric) }));
  const followed = await db
    .insertInto('client_metrics')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .constraint('one_metric_of_client')
        .doUpdateSet({ is_followed: true })
        .where('client_metrics.is_followed', '=', false),
    )
    .executeTakeFirst();
  return (followed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function unfollowMetric({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('client_metrics').set({ is_followed: false }).where('id', '=', id).execute();
}

export async function updateGoal(
  { db }: Transaction,
  { id, from, to }: { id: string; from: number | null; to: number | null },
): Promise<void> {
  await db.updateTable('client_metrics').set({ goal_from: from, goal_to: to }).where('id', '=', id).execute();
}
