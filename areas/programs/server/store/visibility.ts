import { type Expression, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Whether a row of `programs` is visible to the caller: all for an admin, otherwise own templates and the copies of
 * visible clients; for a client their own copies.
 */
export function isVisibleProgram(scope: Scope): Expression<SqlBool> {
  const { role, membershipId } = scope.caller;
  if (role === 'admin') return sql<SqlBool>`true`;
  const isOwnTemplate = sql<SqlBool>`programs.client_id is null and programs.created_by = ${membershipId}`;
  return sql<SqlBool>`(${isOwnTemplate} or ${isVisibleClient(scope, 'programs.client_id')})`;
}
