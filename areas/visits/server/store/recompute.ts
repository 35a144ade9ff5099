import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { VisitContent } from '../../contract/document.ts';
import type { ListedResults } from '../../rules/figures.ts';
import { resultsVersion } from '../../rules/results-version.ts';

/** The accounts with completed visits whose results are of older rules. */
export async function findAccountsWithOutdated({ db }: Transaction): Promise<string[]> {
  const Row = z.object({ id: z.uuid() });
  const rows = await rowsOf(db, Row, sql`select id from accounts_with_outdated_results(${resultsVersion}) as id`);
  return rows.map(({ id }) => id);
}

const Outdated = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  authorId: z.uuid().nullable(),
  content: VisitContent,
  /** Of who completed the visit: its day is not in the future there. */
  timeZone: z.string().nullable(),
  person: z.object({ gender: z.enum(['male', 'female']).nullable(), birthDate: z.string().nullable() }),
});
export type OutdatedVisit = z.output<typeof Outdated>;

/**
 * Some completed visits of the account whose results are of older rules, locked until the transaction ends. Those of clients who have
 * withdrawn their consent to health data wait until it is given again.
 */
export async function lockOutdated({ db }: Transaction, limit: number): Promise<OutdatedVisit[]> {
  const isOutdated = sql<SqlBool>`results_version < ${resultsVersion} and ${isNotWithdrawn('health_data')}`;
  return rowsOf(
    db,
    Outdated,
    sql`${completedVisits(isOutdated)} limit ${sql.lit(limit)} for update of visits skip locked`,
  );
}

/** A completed visit, locked until the transaction ends; empty when there is none with the id. */
export async function lockCompleted({ db }: Transaction, id: string): Promise<OutdatedVisit[]> {
  return rowsOf(db, Outdated, sql`${completedVisits(sql`visits.id = ${id}`)} for update of visits`);
}

function completedVisits(condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    select visits.id, client_id as "clientId", coalesce(completed_by, created_by) as "authorId", content,
      (select coalesce(users.time_zone, accounts.time_zone)
        from memberships join users on users.id = memberships.user_id join accounts on accounts.id = memberships.account_id
        where memberships.id = coalesce(completed_by, created_by)) as "timeZone",
      json_build_object('gender', clients.gender, 'birthDate', clients.birth_date) as person
    from visits join clients on clients.id = client_id
    where completed_at is not null and ${condition}
    order by visits.id`;
}

/** Leaves a visit with its results out of those that are computed again, so that the others go on. */
export async function keepResults({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('visits').set({ results_version: resultsVersion }).where('id', '=', id).execute();
}

/** The lists show the results that were computed again. */
export async function setRecomputed(
  { db }: Transaction,
  id: string,
  { fat_mass_perc, bmr }: ListedResults,
): Promise<void> {
  await sql`
    update visits set fat_mass_perc = ${fat_mass_perc}, bmr = ${bmr}, results_version = ${resultsVersion}
    where id = ${id}`.execute(db);
}
