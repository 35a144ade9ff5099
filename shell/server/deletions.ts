import { sql } from 'kysely';
import { z } from 'zod';
import { DeletedRecord, undoDays } from '#shell/common/deletions.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { rowsOf } from './database/rows.ts';
import type { Scope, Transaction } from './database/scope.ts';

/** Tables of `enable_restorable_deletions`. Row-level security hides what is deleted, so database functions write it. */
type DeletableTable = 'programs' | 'meal_plans' | 'recipes' | 'folders' | 'visits';

interface DeletedKind {
  table: DeletableTable;
  /** Runs once a record is back: what changed while it was deleted, and the live event. */
  onRestored(scope: Scope, id: string): Promise<void>;
}

/** Hides records, which the caller may delete, from the application until the deletion is undone or purged. */
export async function deleteRestorably(
  { db, caller }: Scope,
  table: DeletableTable,
  ids: readonly string[],
): Promise<void> {
  await sql`select delete_restorably(${table}, ${ids}::uuid[], ${caller.membershipId}::uuid)`.execute(db);
}

/** The operations of `deletionRoutes`. Who deleted a record restores it, or an admin; for others it is not found. */
export function bindDeletions({ table, onRestored }: DeletedKind) {
  return {
    deleted: async (
      scope: Scope,
      { clientId = null }: { clientId?: string | null | undefined },
    ): Promise<{ deleted: DeletedRecord[] }> => ({
      deleted: await rowsOf(
        scope.db,
        DeletedRecord,
        sql`
        select id, title, deleted_at as "deletedAt"
        from deleted_records(${table}, ${deleterOf(scope)}::uuid, ${sql.lit(undoDays)}, ${clientId}::uuid)`,
      ),
    }),
    undelete: async (scope: Scope, { id }: { id: string }): Promise<void> => {
      const restored = await rowsOf(
        scope.db,
        z.object({ id: z.uuid() }),
        sql`select id from restore_deleted(${table}, array[${id}::uuid], ${deleterOf(scope)}::uuid,
          ${sql.lit(undoDays)}) as restored(id)`,
      );
      if (restored.length === 0) throw new Problem(commonProblems.not_found);
      await onRestored(scope, id);
    },
  };
}

/** Null for an admin, who restores what anybody deleted. */
export function deleterOf({ caller }: Scope): string | null {
  return caller.role === 'admin' ? null : caller.membershipId;
}

/** Records of each table that one transaction deletes. A program takes its rows, versions and files with it. */
const maxPurged = 200;

/**
 * Deletes for good what was deleted so long ago that it cannot be restored, at most `most` records of each table. Returns whether there
 * may be more.
 */
export async function purgeDeleted({ db }: Transaction, most = maxPurged): Promise<boolean> {
  const statement = sql`select purge_deleted(${sql.lit(undoDays)}, ${most}) as "mayBeMore"`;
  const [purged] = await rowsOf(db, z.object({ mayBeMore: z.boolean() }), statement);
  return purged?.mayBeMore ?? false;
}
