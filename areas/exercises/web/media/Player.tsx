import { IconBrandVimeo, IconBrandYoutube, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import { readVideoLink, videoPlayer } from '../../rules/video-link.ts';
import classes from './Player.module.css';

interface PlayerProps {
  asset: ExerciseAsset;
  /** Of the exercise: what there is to see. */
  name: string;
}

/** An image, an own video or a video elsewhere, of which nothing is loaded before play is pressed. */
export function Player({ asset, name }: PlayerProps) {
  if (asset.kind === 'image')
    return (
      <div className={classes['stage']}>
        <img src={asset.url} alt={name} />
      </div>
    );
  return asset.kind === 'video' ? <OwnVideo asset={asset} name={name} /> : <Facade asset={asset} name={name} />;
}

function OwnVideo({ asset: { url, posterUrl }, name }: PlayerProps) {
  const preload = posterUrl ? 'none' : 'metadata';
  return (
    <div className={classes['stage']}>
      {/* biome-ignore lint/a11y/useMediaCaption: a movement without words; its instructions stand beside it */}
      <video src={url} poster={posterUrl ?? undefined} preload={preload} aria-label={name} controls playsInline />
    </div>
  );
}

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
const siteIcons = { youtube: IconBrandYoutube, vimeo: IconBrandVimeo } as const;

function Facade({ asset: { url, posterUrl }, name }: PlayerProps) {
  const t = useTexts('exercises');
  const [isPlaying, setPlaying] = useState(false);
  const link = readVideoLink(url);
  if (!link) return null;
  const site = siteNames[link.kind];
  const Icon = siteIcons[link.kind];

  return (
    <>
      <div className={classes['stage']}>
        {isPlaying ? (
          <iframe
            src={videoPlayer(link)}
            title={t('media.playing', { name, site })}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <button type="button" className={classes['facade']} onClick={() => setPlaying(true)}>
            {posterUrl && <img src={posterUrl} alt="" />}
            <span className={classes['play']}>
              <IconPlayerPlayFilled size={28} aria-hidden="true" />
            </span>
            <span className={classes['sr']}>{t('media.play', { name, site })}</span>
          </button>
        )}
      </div>
      <p className={classes['note']}>
        <Icon size={16} aria-hidden="true" />
        {!isPlaying && <span>{t('media.loadsFrom', { site })}</span>}
        <a href={url} target="_blank" rel="noreferrer">
          {t('media.open', { site })}
        </a>
      </p>
    </>
  );
}
