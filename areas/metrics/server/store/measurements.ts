import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { Measurement, metricLimits, type Side, type Source } from '../../contract/measurement.ts';
import { isTypeCode } from '../../contract/types.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** The columns of a metric: a built-in code, or the id of an own type. */
export function columnsOf(metric: string): { type: string | null; own_type_id: string | null } {
  return isTypeCode(metric) ? { type: metric, own_type_id: null } : { type: null, own_type_id: metric };
}

/** SQL condition: the rows of a metric. */
export function isMetric(metric: string, alias = 'measurements'): RawBuilder<boolean> {
  const { type, own_type_id } = columnsOf(metric);
  return type === null
    ? sql`${sql.ref(`${alias}.own_type_id`)} = ${own_type_id}`
    : sql`${sql.ref(`${alias}.type`)} = ${type}`;
}

function columns(scope: Scope): RawBuilder<unknown> {
  return sql`measurements.id, coalesce(type, own_type_id::text) as metric, side, value::float8 as value,
    jsonb_build_object('text', entered_text, 'unit', entered_unit) as entered, local_day as day, measured_at as "measuredAt",
    source, source_id as "sourceId", ${professionalName(scope, sql`measurements.author_id`)} as author,
    is_by_client as "isByClient", method, device, note, disputed_at as "disputedAt", dispute_note as "disputeNote", version`;
}

interface Series {
  clientId: string;
  metric: string;
  from?: string | undefined;
  /** From 1 on. */
  page?: number;
}

/** A page of the values of a metric, the newest first, and whether there are older ones. */
export async function findSeries(
  scope: Scope,
  { clientId, metric, from, page = 1 }: Series,
): Promise<{ values: Measurement[]; isCut: boolean }> {
  const since = from ? sql`and local_day >= ${from}` : sql``;
  const rows = await rowsOf(
    scope.db,
    Measurement,
    sql`
    select ${columns(scope)} from measurements
    where client_id = ${clientId} and ${isMetric(metric)} ${since}
    order by ${newestFirst} limit ${metricLimits.points + 1} offset ${(page - 1) * metricLimits.points}`,
  );
  return { values: rows.slice(0, metricLimits.points), isCut: rows.length > metricLimits.points };
}

export async function findMeasurements(
  scope: Scope,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<Measurement[]> {
  return rowsOf(
    scope.db,
    Measurement,
    sql`select ${columns(scope)} from measurements where client_id = ${clientId} and measurements.id = any(${ids}::uuid[])`,
  );
}

export async function findOfSource(
  scope: Scope,
  { clientId, source, sourceIds }: { clientId: string; source: Source; sourceIds: readonly string[] },
): Promise<Measurement[]> {
  return rowsOf(
    scope.db,
    Measurement,
    sql`
    select ${columns(scope)} from measurements
    where client_id = ${clientId} and source = ${source} and source_id = any(${sourceIds}::uuid[])
    order by local_day, measurements.id`,
  );
}

/** A value to store, with the canonical value and the text as it was typed. */
export interface NewValue {
  sourceId: string;
  metric: string;
  side: Side | null;
  value: number;
  enteredText: string;
  enteredUnit: string;
  day: string;
  measuredAt: string | null;
  timeZone: string;
  method: string | null;
  device: string | null;
  takes: readonly number[] | null;
  note: string;
}

interface Recorded {
  clientId: string;
  authorId: string | null;
  source: Source;
  values: readonly NewValue[];
}

const Changed = z.object({ id: z.uuid(), metric: z.string() });

/**
 * SQL expression: the instant of a value of which only the day is known. Now for a value of today; the end of an earlier day, so that
 * the value that was entered last is the newest of its day.
 */
function instantOnDay(day: RawBuilder<unknown>, timeZone: RawBuilder<unknown>): RawBuilder<string> {
  const now = new Date().toISOString();
  return sql<string>`least(${now}::timestamptz, (${day} + 1)::timestamp at time zone ${timeZone} - interval '1 millisecond')`;
}

/**
 * SQL ordering of the values of one day, the one that counts first: what was measured before answers of a survey, of the same instant what
 * was entered last. Values of one record keep their order.
 */
export const newestOfDay = sql`source = 'answer', measured_at desc, created_at desc, id`;

/** SQL ordering, the newest first. */
export const newestFirst = sql`local_day desc, ${newestOfDay}`;

/**
 * Adds the values of a source, or changes them when it is saved again. What a client sends never changes a value of a professional.
 * Returns the values that are new or have changed.
 */
export async function upsertValues(
  { db }: Transaction,
  { clientId, authorId, source, values }: Recorded,
): Promise<z.output<typeof Changed>[]> {
  const rows = values.map((value) => ({ ...value, ...columnsOf(value.metric), id: newId() }));
  return rowsOf(
    db,
    Changed,
    sql`
    insert into measurements (id, client_id, type, own_type_id, value, entered_text, entered_unit, measured_at, local_day,
      time_zone, source, source_id, author_id, is_by_client, method, device, side, takes, note)
    select id, ${clientId}::uuid, type, own_type_id, value, "enteredText", "enteredUnit",
      coalesce("measuredAt", ${instantOnDay(sql`day`, sql`"timeZone"`)}), day, "timeZone", ${source}, "sourceId",
      ${authorId}::uuid, ${authorId === null}, method, device, side, nullif(takes, 'null'), note
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id uuid, type text, own_type_id uuid, value numeric,
      "enteredText" text, "enteredUnit" text, "measuredAt" timestamptz, day date, "timeZone" text, "sourceId" uuid,
      method text, device text, side text, takes jsonb, note text)
    on conflict on constraint one_value_of_source do update set
      value = excluded.value, entered_text = excluded.entered_text, entered_unit = excluded.entered_unit,
      measured_at = excluded.measured_at, local_day = excluded.local_day, time_zone = excluded.time_zone,
      author_id = excluded.author_id, is_by_client = excluded.is_by_client, method = excluded.method,
      device = excluded.device, takes = excluded.takes, note = excluded.note, disputed_at = null, dispute_note = null,
      version = measurements.version + 1
    where (not excluded.is_by_client or measurements.is_by_client)
      and (measurements.value, measurements.entered_text, measurements.entered_unit, measurements.local_day,
        measurements.method, measurements.device, measurements.takes, measurements.note)
      is distinct from (excluded.value, excluded.entered_text, excluded.entered_unit, excluded.local_day,
        excluded.method, excluded.device, excluded.takes, excluded.note)
    returning id, coalesce(type, own_type_id::text) as metric`,
  );
}

/** The instant of what a record measured on a day, by its first values; null when it has none of that day. */
export async function findInstant(
  { db }: Transaction,
  { clientId, source, sourceId, day }: { clientId: string; source: Source; sourceId: string; day: string },
): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    z.object({ instant: z.string().nullable() }),
    sql`
    select min(measured_at) as instant from measurements
    where client_id = ${clientId} and source = ${source} and source_id = ${sourceId} and local_day = ${day}`,
  );
  return row?.instant ?? null;
}

interface DeletedOfSource {
  clientId: string;
  source: Source;
  sourceIds: readonly string[];
  except: readonly RecordedKey[];
}

/** Deletes the values of records other than those in `except`; with an empty list, all. Returns the types of the deleted ones. */
export async function deleteOfSource(
  { db }: Transaction,
  { clientId, source, sourceIds, except }: DeletedOfSource,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ metric: z.string() }),
    sql`
    delete from measurements where client_id = ${clientId} and source = ${source}
      and source_id = any(${sourceIds}::uuid[])
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(except)}::jsonb) as excepted("sourceId" uuid, metric text, side text)
        where excepted."sourceId" = source_id and excepted.metric = coalesce(type, own_type_id::text) and excepted.side is not distinct from measurements.side)
    returning coalesce(type, own_type_id::text) as metric`,
  );
  return rows.map(({ metric }) => metric);
}

interface RecordedKey {
  sourceId: string;
  metric: string;
  side: Side | null;
}

export interface ChangedValue {
  id: string;
  authorId: string | null;
  value: number;
  enteredText: string;
  enteredUnit: string;
  side: Side | null;
  day: string;
  measuredAt: string | null;
  timeZone: string;
  note: string;
}

/** Changes one value. A dispute about it is settled by that. False when the record has another value of the same type and side. */
export async function updateValue({ db }: Transaction, changed: ChangedValue): Promise<void> {
  const instant = instantOnDay(sql`${changed.day}::date`, sql`${changed.timeZone}`);
  await db
    .updateTable('measurements')
    .set({
      value: changed.value,
      entered_text: changed.enteredText,
      entered_unit: changed.enteredUnit,
      side: changed.side,
      local_day: changed.day,
      measured_at: changed.measuredAt ?? instant,
      time_zone: changed.timeZone,
      note: changed.note,
      author_id: changed.authorId,
      is_by_client: changed.authorId === null,
      takes: null,
      disputed_at: null,
      dispute_note: null,
    })
    .where('id', '=', changed.id)
    .execute();
}

export async function deleteValue({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('measurements').where('id', '=', id).execute();
}

/** Marks a value as disputed, or with null as settled. */
export async function setDispute({ db }: Transaction, id: string, note: string | null): Promise<void> {
  await db
    .updateTable('measurements')
    .set({
      disputed_at: note === null ? null : sql`now()`,
      dispute_note: note || null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
