import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { PrescribedSets } from '../../contract/set.ts';
import type { FinishedWork } from '../../rules/interrupted.ts';
import { isFinishedBetween } from './finished-between.ts';
import { prescribedSets } from './sets.ts';

const FinishedWorkRow = z.object({ id: z.uuid(), prescribedSets: PrescribedSets, hasPainAtEnd: z.boolean() });

/** What was done in finished workouts, by their ids. */
export async function findFinishedWork(
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FinishedWork>> {
  if (ids.length === 0) return new Map();
  const rows = await finishedWorkWhere(scope, sql`done.id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}

/** What was done in the workouts that a client finished on some days of their own time zone, both included. */
export async function findWorkDoneBetween(
  scope: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<FinishedWork[]> {
  const condition = sql<SqlBool>`done.client_id = ${clientId} and not done.is_skipped
    and ${isFinishedBetween({ from, until }, 'done')}`;
  return finishedWorkWhere(scope, condition);
}

function finishedWorkWhere({ db }: Scope, condition: RawBuilder<unknown>) {
  return rowsOf(
    db,
    FinishedWorkRow,
    sql`
    select done.id, ${prescribedSets(sql`done`)} as "prescribedSets", done.has_pain_at_end as "hasPainAtEnd"
    from completed_workouts done where ${condition}`,
  );
}
