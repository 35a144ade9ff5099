import type { PublicScope } from '../database/scope.ts';

/**
 * Closes the open connections of a user or a membership whose sessions this transaction ends, in every process as soon as it
 * is committed. Connections with a valid session stay open.
 */
export function closeEndedConnections({ live }: Pick<PublicScope, 'live'>, userOrMembershipId: string): void {
  live.endedIds.push(userOrMembershipId);
}
