import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Permission } from '#shell/common/permissions.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';

/**
 * SQL expression: the permissions of a membership, its own ones if it has any, otherwise those of its role. The query joins
 * `memberships` with `role_permissions`.
 */
export const effectivePermissions = sql<string[]>`coalesce(memberships.permissions, role_permissions.permissions)`;

/** SQL condition: the caller, a professional, has the permission. It depends on no row, so PostgreSQL evaluates it once for a query. */
export function callerHas({ caller }: Pick<ReadScope, 'caller'>, permission: Permission): RawBuilder<SqlBool> {
  return sql`exists (
    select from memberships join role_permissions on role_permissions.role = memberships.role
    where memberships.id = ${caller.membershipId} and ${permission} = any (${effectivePermissions}))`;
}
