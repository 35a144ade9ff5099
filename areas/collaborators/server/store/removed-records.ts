import { sql } from 'kysely';
import { z } from 'zod';
import { collaboratorLimits } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Tables with a column `removal_id`. Row-level security hides what a removal has deleted, so database functions write it. */
export type RemovableTable = 'programs' | 'meal_plans' | 'macros' | 'scheduled_messages';

interface Removed {
  table: RemovableTable;
  ids: readonly string[];
  removalId: string;
}

/** Hides the rows from the application until the removal is undone. */
export async function removeRecords({ db }: Transaction, { table, ids, removalId }: Removed): Promise<void> {
  await sql`select remove_records(${table}, ${ids}::uuid[], ${removalId}::uuid)`.execute(db);
}

/** Shows what the removal has hidden, and returns the ids of what is back. */
export async function restoreRecords({ db }: Transaction, { table, ids, removalId }: Removed): Promise<string[]> {
  const statement = sql`select id from restore_records(${table}, ${ids}::uuid[], ${removalId}::uuid) as restored(id)`;
  return (await rowsOf(db, z.object({ id: z.uuid() }), statement)).map(({ id }) => id);
}

/** Deletes what was removed so long ago that it cannot be undone. */
export async function deleteRemovedRecords({ db }: Transaction): Promise<void> {
  await sql`select delete_removed_records(${collaboratorLimits.undoDays})`.execute(db);
}
