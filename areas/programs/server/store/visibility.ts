import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { isOwnOrAdmins, isOwnOrShared } from '#areas/sharing/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Whether the caller may see a row of `programs`. A template is visible to the user who created it, and to the team when it
 * is shared; a copy to everyone who may see its client and to the client. An admin sees all programs of the account.
 */
export function isVisibleProgram(scope: Scope): Expression<SqlBool> {
  const { role, clientId } = scope.caller;
  if (role === 'admin' || clientId) return isEditableProgram(scope);
  return sql<SqlBool>`(${isVisibleTemplate(scope)} or ${isVisibleClient(scope, 'programs.client_id')})`;
}

export function isVisibleTemplate(scope: Scope): Expression<SqlBool> {
  return sql<SqlBool>`(programs.client_id is null and ${isOwnOrShared(scope, 'programs')})`;
}

/** Whether the caller may change a row of `programs`: everything they see, except templates that others share. */
export function isEditableProgram(scope: Scope): Expression<SqlBool> {
  if (scope.caller.role === 'admin') return sql<SqlBool>`true`;
  return sql<SqlBool>`(${isEditableTemplate(scope)} or ${isVisibleClient(scope, 'programs.client_id')})`;
}

export function isEditableTemplate(scope: Scope): Expression<SqlBool> {
  return sql<SqlBool>`(programs.client_id is null and ${isOwnOrAdmins(scope, 'programs')})`;
}

/** Whether a row of `exercises` is in a program that the caller sees. */
export function isInVisibleProgram(scope: Scope): RawBuilder<SqlBool> {
  return sql`exists (select from program_exercises used join programs on programs.id = used.program_id
    where used.exercise_id = exercises.id and ${isVisibleProgram(scope)})`;
}
