import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DB } from '#shell/server/database/tables.ts';

/** The clients the caller looks after: all of the account for its admin, their own for a collaborator. */
export function isVisibleClient({ caller }: Scope) {
  return (eb: ExpressionBuilder<DB, 'clients'>): Expression<SqlBool> =>
    caller.role === 'admin' ? eb.lit(true) : eb('clients.collaborator_id', '=', caller.membershipId);
}

/** The same for a record that names a client: `isOfSeenClient(scope, 'programs.client_id')`. */
export function belongsToVisibleClient({ caller }: Scope, clientId: string): Expression<SqlBool> {
  if (caller.role === 'admin') return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (select 1 from clients seen where seen.id = ${sql.ref(clientId)} and seen.collaborator_id = ${caller.membershipId})`;
}
