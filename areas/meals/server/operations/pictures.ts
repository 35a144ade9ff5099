import type { Subject } from '#areas/clients/server/public.ts';
import { mealProblems as problems, type MealPicture } from '../../contract.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { found } from '#shell/common/problem.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { mealsReported } from '../events.ts';
import { lockEntry, markNew, pictureColumn } from '../store/entries.ts';

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
  const attachment = await picturesOf(subject).add(scope, { recordId: entryId, id: pictureId, file });
  if (subject.authorId === null) {
    const { date } = found(await markNew(scope, entryId));
    await publish(scope, mealsReported, { clientId: subject.clientId, dates: [date], isToRead: true });
  }
  return { picture: { ...attachment, kind: 'image' } };
}

export async function deletePicture(
  scope: Scope,
  subject: Subject,
  { entryId, pictureId }: { entryId: string; pictureId: string },
): Promise<void> {
  await picturesOf(subject).delete(scope, { id: pictureId, recordId: entryId });
}
