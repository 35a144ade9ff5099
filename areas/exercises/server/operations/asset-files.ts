import type { ExerciseAsset } from '../../contract/exercise.ts';
import { videoPage } from '../../rules/video-link.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { AssetRow } from '../store/assets.ts';

/** As the web shows them. */
export function toExerciseAssets({ signedFileUrl }: Pick<Scope, 'signedFileUrl'>, assets: AssetRow[]): ExerciseAsset[] {
  return assets.map(({ id, kind, storageKey, linkId, posterKey, thumbnailKey }) => ({
    id,
    kind,
    url:
      kind === 'youtube' || kind === 'vimeo' ? videoPage({ kind, id: linkId ?? '' }) : signedFileUrl(storageKey ?? ''),
    posterUrl: posterKey && signedFileUrl(posterKey),
    thumbnailUrl: thumbnailKey && signedFileUrl(thumbnailKey),
  }));
}

/** Files go with the last asset that shows them: a job looks whether a clone is left. */
export async function deleteUnusedFiles(scope: Pick<Scope, 'enqueue'>, assets: AssetRow[]): Promise<void> {
  const kept = assets.map(({ contentId, storageKey, posterKey, thumbnailKey }) => ({
    contentId,
    keys: [storageKey, posterKey, thumbnailKey].filter((key) => key !== null).join(','),
  }));
  await Promise.all(kept.filter(({ keys }) => keys).map((content) => scope.enqueue('exercises: drop files', content)));
}
