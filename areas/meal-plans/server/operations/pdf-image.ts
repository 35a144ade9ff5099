import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { deleteAttachment, findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { mealPlanSettingChoices } from '../store/settings.ts';

type ImageResponse = Promise<{ image: { url: string; thumbnailUrl: string } | null }>;

const column = { table: 'attachments', column: 'meal_plan_settings_id' } as const;

const attachments = attachmentOperations({
  ...column,
  policy: uploadPolicies.mealPlanPdfImage,
  // Never thrown, because the previous picture is deleted first.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

export async function getPdfImage(scope: Scope): ImageResponse {
  const [image] = await attachments.list(scope, scope.caller.accountId);
  return { image: image ? { url: image.url, thumbnailUrl: image.thumbnailUrl ?? image.url } : null };
}

/** Replaces the picture. The row of settings, which the picture refers to, is created or locked first. */
export async function savePdfImage(scope: Scope, { file }: { file: StoredUpload }): ImageResponse {
  await mealPlanSettingChoices.save(scope, {});
  await deletePdfImage(scope);
  await attachments.add(scope, { recordId: scope.caller.accountId, file });
  return getPdfImage(scope);
}

export async function deletePdfImage(scope: Scope): Promise<void> {
  const present = await findAttachments(scope, column, [scope.caller.accountId]);
  for (const { id } of present) await deleteAttachment(scope, column, id);
  if (present.length > 0) await enqueueFileDeletion(scope);
}
