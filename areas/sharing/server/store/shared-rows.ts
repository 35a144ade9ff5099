import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { SharedTable } from './conditions.ts';

/** A kind of records that their authors may share. */
export interface SharedKind {
  table: SharedTable;
  isVisible(scope: Scope): Expression<SqlBool>;
  isEditable(scope: Scope): Expression<SqlBool>;
  /** Informs the open apps of those who see the records now. */
  emitChanged(scope: Scope, ids: readonly string[]): Promise<void>;
}

const SharedRow = z.object({ id: z.uuid(), isEditable: z.boolean() });

/** The rows with these ids that are visible to the caller. */
export async function findVisibleRows(scope: Scope, { table, isVisible, isEditable }: SharedKind, ids: string[]) {
  return rowsOf(
    scope.db,
    SharedRow,
    sql`select id, coalesce(${isEditable(scope)}, false) as "isEditable" from ${sql.table(table)}
      where id = any(${ids}::uuid[]) and ${isVisible(scope)}`,
  );
}

/** Shares the rows, or no longer. The caller becomes the author of rows without one, because only authors and admins share a row. */
export async function updateIsShared(
  { db, caller }: Scope,
  table: SharedTable,
  shared: { ids: string[]; to: boolean },
) {
  await sql`update ${sql.table(table)} set is_shared = ${shared.to}, created_by = coalesce(created_by, ${caller.membershipId})
    where id = any(${shared.ids}::uuid[])`.execute(db);
}
