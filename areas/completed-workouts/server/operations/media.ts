import { uploadPolicies } from '#shell/common/files.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import type { SetMedium } from '../../contract/set.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { lockWorkout } from '../store/begin.ts';
import { mediaColumn, setOfSlot, slotOf, toSetMedium } from '../store/media.ts';

const attachments = attachmentOperations({
  ...mediaColumn,
  policy: uploadPolicies.setMedium,
  problems: { tooMany: problems.too_many_media },
  lock: lockOwnWorkout,
});

interface NewMedium {
  id: string;
  mediumId: string;
  rowId: string;
  setNumber: number;
  file: StoredUpload;
}

/** A picture or video of a set, which may arrive before the set. */
export async function addMedium(
  scope: Scope,
  { id, mediumId, file, ...set }: NewMedium,
): Promise<{ medium: SetMedium }> {
  const slot = slotOf(set);
  return { medium: toSetMedium(await attachments.add(scope, { recordId: id, id: mediumId, slot, file }), slot) };
}

export async function deleteMedium(scope: Scope, { id, mediumId }: { id: string; mediumId: string }): Promise<void> {
  await attachments.delete(scope, { id: mediumId, recordId: id });
}

/** A medium belongs to a set of a prescribed row. */
async function lockOwnWorkout(scope: Scope, id: string, slot: string | null): Promise<void> {
  const workout = found(await lockWorkout(scope, { id, clientId: found(scope.caller.clientId) }));
  if (slot === null) return;
  if (!workout.exercises[setOfSlot(slot).rowId]) throw new Problem(problems.row_unknown, { field: 'rowId' });
}
