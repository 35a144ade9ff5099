import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { metricLimits, type Source, sources } from '../../contract/measurement.ts';
import { type TypeCode, typeCodes } from '../../contract/types.ts';
import { isOfComposition } from '../../rules/composition.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isMetric, newestFirst } from './measurements.ts';

const Latest = z.object({
  clientId: z.uuid(),
  metric: z.string(),
  value: z.number(),
  day: z.string(),
  source: z.enum(sources),
  isByClient: z.boolean(),
  method: z.string().nullable(),
});
export type LatestValue = z.output<typeof Latest>;

export interface LatestQuery {
  clientIds: readonly string[];
  metrics: readonly TypeCode[];
  /** The last day that counts. */
  day: string;
  /** A record whose own values do not count, nor those of its day that came after them. */
  before?: { source: Source; sourceId: string } | undefined;
}

/** Days of a client in which values of body composition do not count; `until` is the day after the last one. */
interface NotCountedDays {
  clientId: string;
  from: string;
  until: string | null;
}

/** SQL condition: whether a value counts that a client has of a type on a day. */
function countsOn(
  notCounted: readonly NotCountedDays[],
  { client, type, day }: Record<'client' | 'type' | 'day', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  if (notCounted.length === 0) return sql`true`;
  return sql`not (${type} = any(${compositionCodes}::text[]) and exists (
    select from jsonb_to_recordset(${JSON.stringify(notCounted)}::jsonb) as period ("clientId" uuid, "from" date, until date)
    where period."clientId" = ${client} and period."from" <= ${day} and (period.until is null or ${day} < period.until)))`;
}

const compositionCodes = typeCodes.filter(isOfComposition);

/**
 * The newest value of each type up to a day, for many clients in one statement; what was never measured is missing. Does not check
 * access to the clients.
 */
export async function findLatest(
  { db }: Transaction,
  { clientIds, metrics, day, before }: LatestQuery,
  notCounted: readonly NotCountedDays[],
): Promise<LatestValue[]> {
  const column = { client: sql`chosen.id`, type: sql`types.code`, day: sql`local_day` };
  return rowsOf(
    db,
    Latest,
    sql`
    select chosen.id as "clientId", types.code as metric, latest.value, latest.day, latest.source,
      latest.is_by_client as "isByClient", latest.method
    from unnest(${clientIds}::uuid[]) chosen(id)
    cross join unnest(${metrics}::text[]) types(code)
    cross join lateral (
      select value::float8 as value, local_day as day, source, is_by_client, method from measurements
      where client_id = chosen.id and type = types.code and local_day <= ${day} and ${isBefore(before)}
        and ${countsOn(notCounted, column)}
      order by ${newestFirst} limit 1
    ) latest`,
  );
}

/** SQL condition over `measurements`: whether a value counts for the record `before`. */
function isBefore(before: LatestQuery['before']): RawBuilder<unknown> {
  return before
    ? sql`source_id <> ${before.sourceId} and not exists (
        select from measurements own
        where own.client_id = measurements.client_id and own.source = ${before.source}
          and own.source_id = ${before.sourceId} and own.local_day = measurements.local_day
          and (own.measured_at, own.created_at) <= (measurements.measured_at, measurements.created_at))`
    : sql`true`;
}

const Nearest = z.object({ onDay: z.string(), metric: z.string(), value: z.number(), day: z.string() });
export type NearestValue = z.output<typeof Nearest>;

export interface NearestQuery {
  clientId: string;
  days: readonly string[];
  metrics: readonly TypeCode[];
  withinDays: number;
}

/**
 * For each of these days the value of each type that was measured nearest to it, at most `withinDays` away; where there is none it
 * is missing. Does not check access to the client.
 */
export async function findNearest(
  { db }: Transaction,
  query: NearestQuery,
  notCounted: readonly NotCountedDays[],
): Promise<NearestValue[]> {
  const { clientId, days, metrics, withinDays } = query;
  const column = { client: sql`${clientId}::uuid`, type: sql`types.code`, day: sql`local_day` };
  return rowsOf(
    db,
    Nearest,
    sql`
    select chosen.day as "onDay", types.code as metric, nearest.value, nearest.day
    from unnest(${days}::date[]) chosen(day)
    cross join unnest(${metrics}::text[]) types(code)
    cross join lateral (
      select value::float8 as value, local_day as day from measurements
      where client_id = ${clientId} and type = types.code
        and local_day between chosen.day - ${withinDays}::int and chosen.day + ${withinDays}::int
        and ${countsOn(notCounted, column)}
      order by abs(local_day - chosen.day), ${newestFirst} limit 1
    ) nearest`,
  );
}

const Point = z.object({ day: z.string(), value: z.number(), source: z.enum(sources), sourceId: z.uuid() });

export type SeriesPoint = z.output<typeof Point>;

export interface SeriesQuery {
  clientId: string;
  metric: string;
  from?: string;
}

/** The values of one type since a day, oldest first. Does not check access to the client nor consent. */
export async function findPoints(
  { db }: Transaction,
  { clientId, metric, from = '1900-01-01' }: SeriesQuery,
): Promise<SeriesPoint[]> {
  const points = await rowsOf(
    db,
    Point,
    sql`
    select local_day as day, value::float8 as value, source, source_id as "sourceId" from measurements
    where client_id = ${clientId} and ${isMetric(metric)} and local_day >= ${from}
    order by ${newestFirst} limit ${sql.lit(metricLimits.points)}`,
  );
  return points.reverse();
}

/**
 * SQL expression over `clients`: the newest height up to a day. That of the record counts unless another one was measured on a later day,
 * or recorded later on its day; of days before it was typed, it counts when nothing was measured yet.
 */
function newestHeightUntil(
  day: RawBuilder<string>,
  before: LatestQuery['before'] = undefined,
): RawBuilder<number | null> {
  return sql`coalesce((
    select value::float8 from measurements
    where client_id = clients.id and type = 'height' and local_day <= ${day} and ${isBefore(before)}
      and (height_cm is null or height_on > ${day} or (local_day, measurements.created_at) > (height_on, height_at))
    order by ${newestFirst} limit 1), height_cm)`;
}

/** SQL expression over `clients`: the newest height up to today. */
export function presentHeight(scope: Pick<Scope, 'caller'>): RawBuilder<number | null> {
  return newestHeightUntil(today(scope));
}

/** Does not check access to the client nor consent. */
export async function findHeight(
  { db }: Transaction,
  clientId: string,
  { day, before }: Pick<LatestQuery, 'day' | 'before'>,
): Promise<number | null> {
  const client = db
    .selectFrom('clients')
    .select(newestHeightUntil(sql`${day}::date`, before).as('heightCm'))
    .where('id', '=', clientId);
  return (await client.executeTakeFirst())?.heightCm ?? null;
}
