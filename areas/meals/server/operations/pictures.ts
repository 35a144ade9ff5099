import type { Subject } from '#areas/clients/server/public.ts';
import { mealProblems as problems, type MealPicture } from '../../contract.ts';
import type { AttachmentSize } from '#shell/common/attachments.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { found } from '#shell/common/problem.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { readAttachment } from '#shell/server/attachments/private.ts';
import { findAttachment, findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { mealsReported } from '../events.ts';
import { lockEntry, markNew, pictureColumn, toMealPicture } from '../store/entries.ts';

const picturesOf = ({ clientId }: Subject) =>
  attachmentOperations({
    ...pictureColumn,
    policy: uploadPolicies.mealPicture,
    problems: { tooMany: problems.too_many_pictures },
    lock: async (scope, id) => void found(await lockEntry(scope, { id, clientId })),
  });

/** Adds a picture of a meal. A repeated request stores nothing. */
export async function addPicture(
  scope: Scope,
  subject: Subject,
  { entryId, pictureId, file }: { entryId: string; pictureId: string; file: StoredUpload },
): Promise<{ picture: MealPicture }> {
  await picturesOf(subject).add(scope, { recordId: entryId, id: pictureId, file });
  if (subject.authorId === null) {
    const { date } = found(await markNew(scope, entryId));
    await publish(scope, mealsReported, {
      clientId: subject.clientId,
      dates: [date],
      isToRead: true,
      symptoms: [],
      conflicts: [],
    });
  }
  return { picture: toMealPicture(found(await findAttachment(scope, pictureColumn, pictureId))) };
}

/** The bytes of a picture of a meal. */
export async function readPicture(
  scope: Scope,
  { clientId }: Subject,
  { entryId, pictureId, size }: { entryId: string; pictureId: string; size: AttachmentSize },
): Promise<() => Promise<FileResponse>> {
  const wanted = { table: 'meal_entries', clientId, recordId: entryId, id: pictureId };
  return readAttachment(scope, found(await findAttachmentOfClient(scope, pictureColumn, wanted)), size);
}

export async function deletePicture(
  scope: Scope,
  subject: Subject,
  { entryId, pictureId }: { entryId: string; pictureId: string },
): Promise<void> {
  await picturesOf(subject).delete(scope, { id: pictureId, recordId: entryId });
}
