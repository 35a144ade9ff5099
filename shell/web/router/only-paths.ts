import type { SessionUser } from '#shell/common/session.ts';

/** Shown instead of every other page in an account that its admin has closed. */
export const closedAccountPath = '/closed-account';
/** Of a client who asked for the deletion of their data. */
export const ownErasurePath = '/own-erasure';
/** Of a client whom the studio has deactivated. */
export const ownDataPath = '/own-data';

/** The path of the single page of a user who waits for a deletion or was deactivated; undefined for all others. */
export function onlyPathOf({ deleteAfter, endedAccess, clientId }: SessionUser): string | undefined {
  if (endedAccess) return ownDataPath;
  if (deleteAfter) return clientId ? ownErasurePath : closedAccountPath;
  return undefined;
}
