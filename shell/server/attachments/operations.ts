import type { Attachment, AttachmentKind } from '#shell/common/attachments.ts';
import { imageTypes, videoTypes } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '../database/scope.ts';
import { storageKeysOf, type StoredUpload } from '../files/store-upload.ts';
import { enqueueFileDeletion } from './file-deletion.ts';
import { parseLink } from './links.ts';
import type { AttachmentOwner } from './owner.ts';
import * as store from './store.ts';

interface NewAttachment {
  recordId: string;
  /** Made by the sender; a repeat returns what the first request stored. */
  id?: string | undefined;
  slot?: string;
}

/**
 * What can be done with the attachments of an owner's records:
 *
 *     const attachments = attachmentOperations({ table: 'attachments', column: 'visit_id', policy, problems, lock });
 *     addFile: async (scope, { id, file }) => ({ file: await attachments.add(scope, { recordId: id, file }) }),
 */
export function attachmentOperations(owner: AttachmentOwner) {
  const change = (scope: Scope, recordId: string) => owner.onChange?.(scope, [recordId]);
  return {
    async list(scope: Scope, recordId: string): Promise<Attachment[]> {
      return (await store.findAttachments(scope, owner, [recordId])).map((row) => toAttachment(scope, row));
    },

    async add(scope: Scope, { file, ...attachment }: NewAttachment & { file: StoredUpload }): Promise<Attachment> {
      const known = await lockForInsert(scope, owner, attachment);
      if (known) {
        scope.afterCommit(
          async () => void (await Promise.all(storageKeysOf(file).map((key) => scope.deleteFile(key)))),
        );
        return toAttachment(scope, known);
      }
      const kind = kindOf(file);
      const fileName = kind === 'file' ? file.name : null;
      const row = { ...newRow(attachment), ...file, id: attachment.id ?? newId(), kind, contentId: file.id, fileName };
      return insert(scope, owner, { ...row, media_type: file.mediaType, size_bytes: file.sizeBytes });
    },

    async addLink(scope: Scope, { url, ...attachment }: NewAttachment & { url: string }): Promise<Attachment> {
      const known = await lockForInsert(scope, owner, attachment);
      if (known) return toAttachment(scope, known);
      const link = parseLink(url, owner.policy.links);
      if (!link) throw new Problem(owner.problems.unknownLink ?? commonProblems.invalid, { field: 'url' });
      const row = newRow(attachment);
      const created = await insert(scope, owner, { ...row, ...link, media_type: null, size_bytes: null });
      if (link.kind !== 'link' && owner.thumbnailJob) {
        const { accountId } = scope.caller;
        await scope.enqueue(owner.thumbnailJob, { accountId, contentId: row.contentId });
      }
      return created;
    },

    /** Attachments that `ids` leaves out follow in their present order. */
    async reorder(scope: Scope, { recordId, ids }: { recordId: string; ids: readonly string[] }): Promise<void> {
      await owner.lock(scope, recordId, null);
      const present = (await store.findAttachments(scope, owner, [recordId])).map(({ id }) => id);
      const first = [...new Set(ids)];
      if (first.some((id) => !present.includes(id))) throw new Problem(commonProblems.not_found);
      await store.setOrder(scope, owner, recordId, [...first, ...present.filter((id) => !first.includes(id))]);
      await change(scope, recordId);
    },

    /** Returns the record it belonged to. */
    async delete(scope: Scope, { id, recordId }: { id: string; recordId?: string }): Promise<string> {
      const row = found(await store.findAttachment(scope, owner, id));
      if (recordId && row.recordId !== recordId) throw new Problem(commonProblems.not_found);
      await owner.lock(scope, row.recordId, null);
      await store.deleteAttachment(scope, owner, id);
      await change(scope, row.recordId);
      await enqueueFileDeletion(scope);
      return row.recordId;
    },
  };
}

export function toAttachment({ signedFileUrl }: Pick<Scope, 'signedFileUrl'>, row: store.AttachmentRow): Attachment {
  const { id, kind, storageKey, url, fileName, posterKey, thumbnailKey } = row;
  return {
    id,
    kind,
    url: storageKey ? signedFileUrl(storageKey, { downloadName: fileName }) : (url ?? ''),
    posterUrl: posterKey && signedFileUrl(posterKey),
    thumbnailUrl: thumbnailKey && signedFileUrl(thumbnailKey),
    name: fileName,
  };
}

/** Locks the record. Returns the attachment that has the id already; otherwise there is room for one more. */
async function lockForInsert(
  scope: Scope,
  owner: AttachmentOwner,
  { recordId, id, slot = '' }: NewAttachment,
): Promise<store.AttachmentRow | undefined> {
  await owner.lock(scope, recordId, slot);
  const known = id === undefined ? undefined : await store.findAttachment(scope, owner, id);
  if (known && known.recordId !== recordId) throw new Problem(commonProblems.not_found);
  if (known) return known;
  const limit = owner.policy.maxCount;
  if ((await store.countAttachments(scope, owner, recordId)) >= limit)
    throw new Problem(owner.problems.tooMany, { values: { limit } });
  return undefined;
}

function newRow({ recordId, id = newId(), slot = '' }: NewAttachment): Omit<store.AttachmentRow, 'kind'> {
  const noFiles = { storageKey: null, url: null, fileName: null, posterKey: null, thumbnailKey: null };
  return { ...noFiles, id, recordId, slot, contentId: id };
}

async function insert(scope: Scope, owner: AttachmentOwner, row: store.NewAttachment): Promise<Attachment> {
  if (!(await store.insertAttachment(scope, owner, row))) throw new Problem(commonProblems.not_found);
  await owner.onChange?.(scope, [row.recordId]);
  return toAttachment(scope, row);
}

function kindOf({ mediaType }: StoredUpload): AttachmentKind {
  if (imageTypes.some((type) => type === mediaType)) return 'image';
  return videoTypes.some((type) => type === mediaType) ? 'video' : 'file';
}
