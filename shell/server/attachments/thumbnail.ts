import { parseVideoLink } from '#shell/common/video-link.ts';
import { actAsSuperAdmin, type Transaction } from '../database/scope.ts';
import { nullIfRejected } from '../files/images.ts';
import type { JobScope, Payload } from '../jobs/job.ts';
import type { AttachmentOwner } from './owner.ts';
import { findByContent, setPoster } from './store.ts';
import { fetchVideoThumbnail } from './video-thumbnail.ts';

/**
 * Downloads and stores the thumbnail of a linked YouTube or Vimeo video, so that no browser contacts the site before the
 * user presses play. The job of an owner with video links: `'exercises: ...': (scope, payload) => fetchThumbnail(scope, owner, payload)`.
 */
export async function fetchThumbnail(
  scope: JobScope,
  owner: AttachmentOwner,
  { contentId = '', accountId = '' }: Payload,
): Promise<void> {
  if (owner.table === 'system_attachments') await actAsSuperAdmin(scope);
  const attachment = await findByContent(scope, owner, contentId);
  const link = attachment?.url ? parseVideoLink(attachment.url) : null;
  if (!link || attachment?.posterKey) return;
  const fetched = await fetchVideoThumbnail(scope.settings, link);
  const folder = accountId ? `accounts/${accountId}` : 'library';
  const poster = fetched && (await scope.images.process(fetched, owner.policy, folder).catch(nullIfRejected));
  if (!poster?.thumbnail) return;
  const posterKey = `${folder}/${contentId}-poster.webp`;
  const thumbnailKey = `${folder}/${contentId}-small.webp`;
  await scope.putFile(posterKey, poster.image, 'image/webp');
  await scope.putFile(thumbnailKey, poster.thumbnail, 'image/webp');
  if (await addPoster(scope, owner, { contentId, posterKey, thumbnailKey })) return;
  await Promise.all([posterKey, thumbnailKey].map((key) => scope.deleteFile(key)));
}

/** Sets poster and thumbnail of all attachments with the content id. Returns false when there are none any more. */
export async function addPoster(
  transaction: Transaction,
  owner: AttachmentOwner,
  poster: { contentId: string; posterKey: string; thumbnailKey: string },
): Promise<boolean> {
  const recordIds = await setPoster(transaction, owner, poster);
  if (recordIds.length > 0) await owner.onChange?.(transaction, recordIds);
  return recordIds.length > 0;
}
