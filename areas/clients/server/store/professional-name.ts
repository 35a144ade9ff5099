import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** SQL for the name of the professional with this membership, as the caller's side reads it; null without a membership. */
export function professionalName(
  { caller }: Pick<Scope, 'caller'>,
  membershipId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  if (caller.clientId) return sql`name_for_clients(${membershipId})`;
  return sql`(select users.name from memberships join users on users.id = memberships.user_id
    where memberships.id = ${membershipId})`;
}
