import { IconBrandVimeo, IconBrandYoutube, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import classes from './AssetThumb.module.css';

const icons = { image: IconPhoto, video: IconVideo, youtube: IconBrandYoutube, vimeo: IconBrandVimeo } as const;

/** Small; a video without a picture shows what it is. */
export function AssetThumb({ asset: { kind, thumbnailUrl } }: { asset: ExerciseAsset }) {
  const Icon = icons[kind];
  return (
    <span className={classes['thumb']}>
      {thumbnailUrl ? <img src={thumbnailUrl} alt="" loading="lazy" /> : <Icon size={24} aria-hidden="true" />}
      {thumbnailUrl && kind !== 'image' && (
        <span className={classes['kind']}>
          <Icon size={14} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
