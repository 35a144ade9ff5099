import type { Scope } from '#shell/server/database/scope.ts';
import { findWithdrawn } from '#areas/clients/server/public.ts';
import type { PoseOverTime } from '../../contract/over-time.ts';
import { findPosesBefore } from '../store/poses-over-time.ts';

/**
 * For each pose the first photo, the last one before a day, and the one that was sent as one of these attachments. Empty while the
 * consent to photos is withdrawn. Does not check access to the client nor the consent to health data.
 */
export async function comparePoses(
  scope: Scope,
  query: { clientId: string; before: string; sourceIds: readonly string[] },
): Promise<PoseOverTime[]> {
  if ((await findWithdrawn(scope, query.clientId)).includes('photos')) return [];
  return findPosesBefore(scope, query);
}
