import { ownSubject } from '#areas/clients/server/public.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import type { SetMedium } from '../../contract/set.ts';
import type { trainingRoutes as routes } from '../../contract/training.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { lockWorkout } from '../store/begin.ts';
import { mediaColumn, setOfSlot, slotOf, toSetMedium } from '../store/media.ts';

const attachments = attachmentOperations({
  ...mediaColumn,
  policy: uploadPolicies.setMedium,
  problems: { tooMany: problems.too_many_media },
  lock: lockOwnWorkout,
});

/** Adds a picture or video to a set, which may not be logged yet. A repeated request stores nothing. */
export async function addMedium(
  scope: Scope,
  request: ParsedRequest<typeof routes.addMedium> & { file: StoredUpload },
): Promise<{ medium: SetMedium }> {
  const { completedWorkoutId, mediumId, file, ...set } = request;
  const slot = slotOf(set);
  const attachment = await attachments.add(scope, { recordId: completedWorkoutId, id: mediumId, slot, file });
  return { medium: toSetMedium(attachment, slot) };
}

export async function deleteMedium(
  scope: Scope,
  { completedWorkoutId, mediumId }: ParsedRequest<typeof routes.deleteMedium>,
): Promise<void> {
  await attachments.delete(scope, { id: mediumId, recordId: completedWorkoutId });
}

/** Locks the caller's workout. Throws when the row of `slot` is not prescribed; without `slot` no row is checked. */
async function lockOwnWorkout(scope: Scope, id: string, slot: string | null): Promise<void> {
  const { clientId } = ownSubject(scope);
  const workout = found(await lockWorkout(scope, { id, clientId }));
  if (slot === null) return;
  if (!workout.exercises[setOfSlot(slot).rowId]) throw new Problem(problems.row_unknown, { field: 'rowId' });
}
