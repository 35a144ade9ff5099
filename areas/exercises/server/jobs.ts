import { actAsSuperAdmin } from '#shell/server/database/scope.ts';
import { fittedImage, thumbnailOf } from '#shell/server/files/images.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import type { VideoLink } from '../rules/video-link.ts';
import { fetchVideoThumbnail } from './video-thumbnail.ts';
import { findAssetOfContent, isContentUsed, type ExerciseOwner, setVideoThumbnail } from './store/assets.ts';

export const exerciseJobs = {
  'exercises: fetch a picture': fetchLinkPicture,
  'exercises: drop files': dropFiles,
};

const { fitPixels, accepts, thumbnailPixels } = uploadPolicies.exerciseAsset;

/** Of a link, kept with us so that no browser asks the site before play is pressed. Without one it is drawn. */
async function fetchLinkPicture(scope: JobScope, payload: Payload): Promise<void> {
  const { contentId = '', accountId, linkId: id = '' } = payload;
  const shelf = payload['shelf'] as ExerciseOwner;
  const link = { kind: payload['kind'], id } as VideoLink;
  if (shelf === 'library') await actAsSuperAdmin(scope);
  const asset = await findAssetOfContent(scope, shelf, contentId);
  if (!asset || asset.posterKey) return;
  const fetched = await fetchVideoThumbnail(scope.settings, link);
  const picture = fetched && (await fittedImage(fetched, { fitPixels, accepts }).catch(() => null));
  if (!picture) return;
  const folder = shelf === 'library' ? 'library' : `accounts/${accountId}`;
  const posterKey = `${folder}/${contentId}-poster.webp`;
  const thumbnailKey = `${folder}/${contentId}-small.webp`;
  await scope.putFile(posterKey, picture, 'image/webp');
  await scope.putFile(thumbnailKey, await thumbnailOf(picture, thumbnailPixels), 'image/webp');
  if (await setVideoThumbnail(scope, shelf, { contentId, posterKey, thumbnailKey })) return;
  await Promise.all([posterKey, thumbnailKey].map((key) => scope.deleteFile(key)));
}

/** Unless a clone shows them. */
async function dropFiles(scope: JobScope, { contentId = '', keys = '' }: Payload): Promise<void> {
  if (await isContentUsed(scope, contentId)) return;
  await Promise.all(keys.split(',').map((key) => scope.deleteFile(key)));
}
