import type { Subject } from '#areas/clients/server/public.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { readAttachment } from '#shell/server/attachments/private.ts';
import { findAttachment, findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import type { SetMedium } from '../../contract/set.ts';
import type { workoutRoutes as routes } from '../../contract/training.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { lockWorkout } from '../store/begin.ts';
import { withAdded } from './added-rows.ts';
import { mediaColumn, setOfSlot, slotOf, toSetMedium } from '../store/media.ts';

const mediaOf = (subject: Subject) =>
  attachmentOperations({
    ...mediaColumn,
    policy: uploadPolicies.setMedium,
    problems: { tooMany: problems.too_many_media },
    lock: (scope, id, slot) => lockWorkoutOf(scope, { id, subject, slot }),
  });

/** Adds a picture or video to a set, which may not be logged yet. A repeated request stores nothing. */
export async function addMedium(
  scope: Scope,
  subject: Subject,
  request: ParsedRequest<typeof routes.addMedium.own> & { file: StoredUpload },
): Promise<{ medium: SetMedium }> {
  const { completedWorkoutId, mediumId, file, ...set } = request;
  const slot = slotOf(set);
  await mediaOf(subject).add(scope, { recordId: completedWorkoutId, id: mediumId, slot, file });
  return { medium: toSetMedium(found(await findAttachment(scope, mediaColumn, mediumId))) };
}

/** The bytes of a picture or video of a set. */
export async function readMedium(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, mediumId, size }: ParsedRequest<typeof routes.readMedium.own>,
): Promise<() => Promise<FileResponse>> {
  const wanted = { table: 'completed_workouts', clientId, recordId: completedWorkoutId, id: mediumId };
  return readAttachment(scope, found(await findAttachmentOfClient(scope, mediaColumn, wanted)), size);
}

export async function deleteMedium(
  scope: Scope,
  subject: Subject,
  { completedWorkoutId, mediumId }: ParsedRequest<typeof routes.deleteMedium.own>,
): Promise<void> {
  await mediaOf(subject).delete(scope, { id: mediumId, recordId: completedWorkoutId });
}

/** A medium belongs to a set of a prescribed or an added row. */
async function lockWorkoutOf(
  scope: Scope,
  { id, subject, slot }: { id: string; subject: Subject; slot: string | null },
): Promise<void> {
  const workout = found(await lockWorkout(scope, { id, clientId: subject.clientId }));
  if (slot === null) return;
  if (!withAdded(workout.exercises, workout.rowChanges)[setOfSlot(slot).rowId])
    throw new Problem(problems.row_unknown, { field: 'rowId' });
}
