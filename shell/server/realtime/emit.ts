import type { LiveEvent } from '#shell/common/realtime.ts';
import type { PublicScope } from '../database/scope.ts';

interface Emission<Data> {
  /** The recipients; one that does not exist is skipped. The author of a change is one of them: other tabs follow too. */
  membershipIds: readonly string[];
  data: NoInfer<Data>;
}

/**
 * Emits an event to memberships of the current account. It is written to their log at the end of the transaction, so it
 * exists exactly when the change does, and their open apps receive it after the commit. Works in requests and in jobs.
 */
export function emitLiveEvent<Data>(
  scope: Pick<PublicScope, 'live'>,
  { type, schema }: LiveEvent<Data>,
  { membershipIds, data }: Emission<Data>,
): void {
  if (process.env['NODE_ENV'] === 'test') schema.parse(data);
  if (membershipIds.length > 0) scope.live.events.push({ type, membershipIds: [...new Set(membershipIds)], data });
}
