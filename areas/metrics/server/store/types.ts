import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import type { OwnTypeDraft } from '../../contract/measurement.ts';
import { directions, ownUnits } from '../../contract/types.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export const MetricTypeRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The exercise whose maximum it is; null for a type that the account defined. */
  exerciseId: z.uuid().nullable(),
  unit: z.enum(ownUnits),
  decimals: z.number().int(),
  direction: z.enum(directions),
  isArchived: z.boolean(),
  isUsed: z.boolean(),
  version: z.number().int(),
});
export type MetricTypeRow = z.output<typeof MetricTypeRow>;

const isUsed = sql`exists (select from measurements used where used.own_type_id = metric_types.id)`;

/** SQL expression: the name of the exercise in the language of the caller, or that of the type. */
function nameOf({ language }: Pick<Scope, 'language'>): RawBuilder<string> {
  return sql`coalesce(
    (select ${sql.ref(`library.name_${language}`)} from system_exercises library where library.id = metric_types.exercise_id),
    (select exercises.name from exercises where exercises.id = metric_types.exercise_id), metric_types.name)`;
}

/** SQL expression: the row of `metric_types` as an object, null without a row. */
export function ownType(scope: Pick<Scope, 'language'>): RawBuilder<unknown> {
  return sql`case when metric_types.id is not null then jsonb_build_object(
  'id', metric_types.id, 'name', ${nameOf(scope)}, 'exerciseId', metric_types.exercise_id, 'unit', metric_types.unit, 'decimals', metric_types.decimals,
  'direction', metric_types.direction, 'isArchived', metric_types.is_archived, 'isUsed', ${isUsed},
  'version', metric_types.version) end`;
}

/** The own types, or one of them, by name. */
export async function findOwnTypes(scope: Pick<Scope, 'db' | 'language'>, id?: string): Promise<MetricTypeRow[]> {
  return rowsOf(
    scope.db,
    MetricTypeRow,
    sql`
    select id, ${nameOf(scope)} as name, exercise_id as "exerciseId", unit, decimals, direction, is_archived as "isArchived", ${isUsed} as "isUsed", version
    from metric_types where ${id ? sql`id = ${id}` : sql`true`} order by is_archived, lower(metric_types.name), id`,
  );
}

/** Null when the name is taken. */
export async function insertType({ db }: Transaction, draft: OwnTypeDraft): Promise<string | null> {
  const id = newId();
  const inserted = await db
    .insertInto('metric_types')
    .values({ id, ...draft })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows ? id : null;
}

export async function isNameTaken({ db }: Transaction, name: string, exceptId: string): Promise<boolean> {
  const taken = db
    .selectFrom('metric_types')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', exceptId)
    .where('exercise_id', 'is', null);
  return (await taken.executeTakeFirst()) !== undefined;
}

export async function updateType({ db }: Transaction, id: string, draft: OwnTypeDraft): Promise<void> {
  await db.updateTable('metric_types').set(draft).where('id', '=', id).execute();
}

export async function setArchived({ db }: Transaction, id: string, isArchived: boolean): Promise<void> {
  await db.updateTable('metric_types').set({ is_archived: isArchived }).where('id', '=', id).execute();
}

export async function deleteType({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('metric_types').where('id', '=', id).execute();
}

/** The types of which visible clients have values, with the number of these clients. */
export async function findUsedMetrics(scope: Scope): Promise<{ metric: string; clients: number }[]> {
  return rowsOf(
    scope.db,
    z.object({ metric: z.string(), clients: z.number().int() }),
    sql`
    select coalesce(type, own_type_id::text) as metric, count(*)::int as clients from client_metrics
    join clients on clients.id = client_metrics.client_id
    where is_followed and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}
      and exists (
        select from measurements where measurements.client_id = client_metrics.client_id and measurements.type = client_metrics.type
        union all
        select from measurements
        where measurements.client_id = client_metrics.client_id and measurements.own_type_id = client_metrics.own_type_id)
    group by 1 order by 2 desc, 1`,
  );
}

/** The clients for whom an own type is followed. */
export async function findFollowingClients({ db }: Transaction, typeId: string): Promise<string[]> {
  const rows = await db.selectFrom('client_metrics').select('client_id').where('own_type_id', '=', typeId).execute();
  return rows.map(({ client_id }) => client_id);
}
