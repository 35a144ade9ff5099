import { sql } from 'kysely';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from './database/scope.ts';

/** Tables of records that are saved whole, with the columns `id` and `version`. */
type VersionedTable =
  | 'clients'
  | 'client_types'
  | 'memberships'
  | 'groups'
  | 'notices'
  | 'nutritional_advices'
  | 'progress_photos'
  | 'progress_sets'
  | 'quick_replies'
  | 'scheduled_messages'
  | 'folders'
  | 'exercises'
  | 'aliments'
  | 'macros'
  | 'measurements'
  | 'metric_types'
  | 'client_metrics'
  | 'recipes'
  | 'saved_meals'
  | 'system_exercises';

interface OpenedRecord {
  table: VersionedTable;
  id: string;
  /** The version that the form was opened with. */
  version: number;
}

/**
 * Increments the version of a record before it is saved, and locks it until the transaction ends. When the record has been
 * saved since it was opened, throws 409 with the record as it is now, so that the form can show what changed.
 *
 *     await advanceVersion(scope, { table: 'groups', id, version }, async () => (await getGroup(scope, { id })).group);
 */
export async function advanceVersion(
  { db }: Scope,
  { table, id, version }: OpenedRecord,
  findPresent: () => Promise<{ version: number }>,
): Promise<void> {
  const advanced = await db
    .updateTable(table)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (advanced.numUpdatedRows === 0n) throw versionConflict(await findPresent());
}

/** `record`: the record as it is now. */
export function versionConflict<R extends { version: number }>(record: R): Problem {
  return new Problem(commonProblems.version_conflict, { data: { record } });
}
