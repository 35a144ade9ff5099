import { sql } from 'kysely';
import { z } from 'zod';
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
  person: z.object({ gender: z.enum(['male', 'female']).nullable(), birthDate: z.string().nullable() }),
});

/** Some completed visits of the account whose results are of older rules, locked until the transaction ends. */
export async function lockOutdated({ db }: Transaction, limit: number): Promise<z.output<typeof Outdated>[]> {
  return rowsOf(
    db,
    Outdated,
    sql`
    select visits.id, client_id as "clientId", coalesce(completed_by, created_by) as "authorId", content,
      json_build_object('gender', clients.gender, 'birthDate', clients.birth_date) as person
    from visits join clients on clients.id = client_id
    where completed_at is not null and results_version < ${resultsVersion}
    order by visits.id limit ${sql.lit(limit)} for update of visits skip locked`,
  );
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
