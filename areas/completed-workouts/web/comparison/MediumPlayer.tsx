import type { SetMedium } from '../../contract/set.ts';
import classes from './SetMedia.module.css';

/** A picture, or a video with controls. */
export function MediumPlayer({ medium: { kind, url, posterUrl }, name }: { medium: SetMedium; name: string }) {
  return (
    <div className={classes['stage']}>
      {kind === 'image' ? (
        <img src={url} alt={name} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a lift filmed in the gym, without words
        <video
          src={url}
          poster={posterUrl ?? undefined}
          preload={posterUrl ? 'none' : 'metadata'}
          aria-label={name}
          controls
          playsInline
        />
      )}
    </div>
  );
}
