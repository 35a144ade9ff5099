import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { UserUnits } from '#areas/account/contract.ts';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { visitStates } from '../../contract.ts';
import { VisitContent } from '../../contract/document.ts';
import { language } from '#shell/common/fields.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleVisit } from './visits.ts';

const PrintedVisit = z.object({
  id: z.uuid(),
  content: VisitContent,
  state: z.enum(visitStates),
  clientId: z.uuid(),
  clientName: z.string(),
  clientLanguage: language.nullable(),
  clientUnits: UserUnits,
  /** Who completed the visit, or else began it; null when they are gone. */
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
});
export type PrintedVisit = z.output<typeof PrintedVisit>;

/** Finds a visit that the caller may read. */
export async function findPrinted(scope: Scope, id: string): Promise<PrintedVisit | undefined> {
  return findWhere(scope, id, isVisibleVisit(scope) as RawBuilder<SqlBool>);
}

/**
 * Finds the visit of a PDF link without checking the visibility to a user: a completed one, while the client agrees that health
 * data is kept. Row-level security limits the query to the account of the link.
 */
export async function findShared(scope: Transaction, id: string): Promise<PrintedVisit | undefined> {
  return findWhere(
    scope,
    id,
    sql<SqlBool>`visits.completed_at is not null and ${isNotWithdrawn('health_data', 'visits.client_id')}`,
  );
}

async function findWhere({ db }: Transaction, id: string, condition: RawBuilder<SqlBool>) {
  const [row] = await rowsOf(
    db,
    PrintedVisit,
    sql`
    select visits.id, visits.content, case when visits.completed_at is null then 'draft' else 'completed' end as state,
      clients.id as "clientId", clients.name as "clientName", readers.locale as "clientLanguage",
      json_build_object('weight', coalesce(readers.weight_unit, 'kg'), 'length', coalesce(readers.length_unit, 'cm'))
        as "clientUnits",
      authors.id as "authorId", people.name as "authorName"
    from visits join clients on clients.id = visits.client_id
      left join memberships readerships on readerships.id = clients.membership_id
      left join users readers on readers.id = readerships.user_id
      left join memberships authors on authors.id = membership_for_clients(coalesce(visits.completed_by, visits.created_by))
      left join users people on people.id = authors.user_id
    where visits.id = ${id} and ${condition}`,
  );
  return row;
}
