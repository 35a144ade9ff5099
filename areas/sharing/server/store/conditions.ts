import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { professionalName } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Tables with the columns `created_by` and `is_shared`. */
export type SharedTable = 'exercises' | 'folders' | 'programs';

type Caller = Pick<Scope, 'caller'>;

/** SQL condition: whether a professional sees a row of the table: an admin all rows, others their own and shared ones. */
export function isOwnOrShared(scope: Caller, table: SharedTable): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${table}.is_shared`)} or ${isOwnOrAdmins(scope, table)})`;
}

/** SQL condition: whether a professional may change a row of the table: an admin all rows, others their own. */
export function isOwnOrAdmins({ caller }: Caller, table: SharedTable): RawBuilder<SqlBool> {
  if (caller.role === 'admin') return sql`true`;
  return sql`${sql.ref(`${table}.created_by`)} = ${membershipOf(caller)}`;
}

/** SQL for the `authorName` of a row. */
export function authorName(scope: Caller, createdBy: string): RawBuilder<string | null> {
  const author = sql.ref(createdBy);
  return sql`case when ${author} <> ${membershipOf(scope.caller)} then ${professionalName(scope, author)} end`;
}

/** A super admin has no membership. */
function membershipOf({ membershipId }: Caller['caller']): string | null {
  return membershipId || null;
}
