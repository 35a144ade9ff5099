import { type Expression, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { programProblems } from '../../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Whether the caller may see a row of `programs`. A template is visible to the user who created it, and to the team when it
 * is shared; a copy to everyone who may see its client and to the client. An admin sees all programs of the account.
 */
export function isVisibleProgram(scope: Scope): Expression<SqlBool> {
  const { role, clientId } = scope.caller;
  if (role === 'admin' || clientId) return isEditableProgram(scope);
  return sql<SqlBool>`(programs.is_shared or ${isEditableProgram(scope)})`;
}

/** Whether the caller may change a row of `programs`: everything they see, except templates that others share. */
export function isEditableProgram(scope: Scope): Expression<SqlBool> {
  const { role, membershipId } = scope.caller;
  if (role === 'admin') return sql<SqlBool>`true`;
  const isOwnTemplate = sql<SqlBool>`programs.client_id is null and programs.created_by = ${membershipId}`;
  return sql<SqlBool>`(${isOwnTemplate} or ${isVisibleClient(scope, 'programs.client_id')})`;
}

/** Refuses changes of templates that others share. Programs that the caller does not see are not looked at. */
export async function assertEditable(scope: Scope, ids: readonly string[]): Promise<void> {
  const ofOthers = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isVisibleProgram(scope))
    .where(({ not }) => not(isEditableProgram(scope)))
    .limit(1)
    .executeTakeFirst();
  if (ofOthers) throw new Problem(programProblems.not_author);
}
