import { type Expression, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Templates are visible to who created them, copies to everybody who sees their client (the client included); the admin
 * sees all.
 */
export function isVisibleProgram(scope: Scope): Expression<SqlBool> {
  const { role, membershipId } = scope.caller;
  if (role === 'admin') return sql<SqlBool>`true`;
  const isOwnTemplate = sql<SqlBool>`programs.client_id is null and programs.created_by = ${membershipId}`;
  return sql<SqlBool>`(${isOwnTemplate} or ${isVisibleClient(scope, 'programs.client_id')})`;
}
