import { sql } from 'kysely';

/**
 * SQL expression: the permissions of a membership, its own ones if it has any, otherwise those of its role. The query joins
 * `memberships` with `role_permissions`.
 */
export const effectivePermissions = sql<string[]>`coalesce(memberships.permissions, role_permissions.permissions)`;
