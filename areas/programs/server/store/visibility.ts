import { type Expression, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Whether the caller may see a row of `programs`. A template is visible to the user who created it, a copy to everyone
 * who may see its client and to the client. An admin sees all programs of the account.
 */
export function isVisibleProgram(scope: Scope): Expression<SqlBool> {
  const { role, membershipId } = scope.caller;
  if (role === 'admin') return sql<SqlBool>`true`;
  const isOwnTemplate = sql<SqlBool>`programs.client_id is null and programs.created_by = ${membershipId}`;
  return sql<SqlBool>`(${isOwnTemplate} or ${isVisibleClient(scope, 'programs.client_id')})`;
}
