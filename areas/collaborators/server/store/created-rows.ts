import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { HandOver, HandOverLine, HandOverOwner } from '../hand-over.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type RemovableTable, removeRecords, restoreRecords } from './removed-records.ts';

/** Tables whose rows belong to a membership, and to a client or to none. */
type CreatedTable =
  | RemovableTable
  | 'recipes'
  | 'aliments'
  | 'nutritional_advices'
  | 'conversations'
  | 'folders'
  | 'exercises';

interface RowOptions {
  /** The column of the membership; `created_by` without it. */
  creator?: 'created_by' | 'author_id' | 'assigned_to';
  /** The column of the client; `client_id` without it. */
  client?: 'client_id' | 'conversation_id' | 'id';
  /** Informs the open apps of those who see the rows: before they are deleted, otherwise afterwards. */
  emit?: (scope: Scope, ids: readonly string[]) => Promise<void>;
}

/** Rows that were deleted, or restored by the undo of a removal, and their clients. */
interface ChangedRows {
  change: 'deleted' | 'restored';
  ids: readonly string[];
  clientIds: readonly string[];
}

export interface RemovableOptions extends Omit<RowOptions, 'emit'>, Required<Pick<RowOptions, 'emit'>> {
  onChanged(scope: Scope, rows: ChangedRows): Promise<void>;
}

type Handed = Pick<HandOverLine, 'count' | 'handOver'>;
type Deleted = Required<Pick<HandOverLine, 'delete' | 'restore'>>;

/** The operations of a hand-over line for the rows of a table that match the condition. */
export function handOverOfRows(
  table: CreatedTable,
  condition: RawBuilder<SqlBool>,
  { emit = async () => {}, ...columns }: RowOptions = {},
): Handed {
  const rows = sql.table(table);
  return {
    count: async ({ db }, owner) => {
      const count = sql`select count(*)::int as total from ${rows} where ${isOf(owner, condition, columns)}`;
      const [row] = await rowsOf(db, z.object({ total: z.number() }), count);
      return row?.total ?? 0;
    },
    handOver: async (scope, { from, to, clientIds, ids }: HandOver) => {
      const owner = { membershipId: from, clientIds };
      const moved = await idsOf(
        scope,
        sql`
        update ${rows} set ${sql.ref(columns.creator ?? 'created_by')} = ${to}
        where ${isOf(owner, condition, columns)} and ${ids ? sql`id = any(${ids}::uuid[])` : sql`true`}
        returning id`,
      );
      await emit(scope, moved);
      return moved;
    },
  };
}

/** The same with the deletion of the rows, which the undo of a removal takes back. */
export function removableRows(
  table: RemovableTable,
  condition: RawBuilder<SqlBool>,
  { emit, onChanged, ...columns }: RemovableOptions,
): Handed & Deleted {
  const rows = sql.table(table);
  const client = sql.ref(columns.client ?? 'client_id');
  const clientsOf = (scope: Scope, ids: readonly string[]) =>
    idsOf(
      scope,
      sql`select distinct ${client} as id from ${rows} where id = any(${ids}::uuid[]) and ${client} is not null`,
    );
  return {
    ...handOverOfRows(table, condition, { emit, ...columns }),
    delete: async (scope, owner, removalId) => {
      const ids = await idsOf(scope, sql`select id from ${rows} where ${isOf(owner, condition, columns)} for update`);
      if (ids.length === 0) return [];
      const clientIds = await clientsOf(scope, ids);
      await emit(scope, ids);
      if (removalId) await removeRecords(scope, { table, ids, removalId });
      else await sql`delete from ${rows} where id = any(${ids}::uuid[])`.execute(scope.db);
      await onChanged(scope, { change: 'deleted', ids, clientIds });
      return ids;
    },
    restore: async (scope, { removalId, ids: deleted }) => {
      const ids = await restoreRecords(scope, { table, ids: deleted, removalId });
      if (ids.length === 0) return;
      await onChanged(scope, { change: 'restored', ids, clientIds: await clientsOf(scope, ids) });
      await emit(scope, ids);
    },
  };
}

async function idsOf({ db }: Scope, statement: RawBuilder<unknown>): Promise<string[]> {
  return (await rowsOf(db, z.object({ id: z.uuid() }), statement)).map(({ id }) => id);
}

/** SQL condition: whether a row matches the condition, belongs to the membership, and is of one of the clients if they are named. */
export function isOf(
  { membershipId, clientIds }: HandOverOwner,
  condition: RawBuilder<SqlBool>,
  { creator = 'created_by', client = 'client_id' }: Pick<RowOptions, 'creator' | 'client'> = {},
): RawBuilder<SqlBool> {
  return sql`(${condition} and ${sql.ref(creator)} = ${membershipId}
    and ${clientIds ? sql`${sql.ref(client)} = any(${clientIds}::uuid[])` : sql`true`})`;
}
